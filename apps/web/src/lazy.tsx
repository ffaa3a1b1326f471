import { type ComponentType, h } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** A screen whose code is loaded when it is first shown. */
export function lazy<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let loaded: ComponentType<P> | null = null;
  return (props: P) => {
    const [, again] = useState(false);
    useEffect(() => {
      if (loaded !== null) return;
      void load().then((component) => {
        loaded = component;
        again(true);
      });
    }, []);
    return loaded === null ? <main class="loading" aria-busy="true" /> : h(loaded, props);
  };
}
