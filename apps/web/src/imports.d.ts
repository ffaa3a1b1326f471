/** Types of non-module files that the build turns into modules; see build/. */
declare module '*?icons' {
  export const icons: Readonly<Record<string, string>>;
}

declare module '*?catalogue' {
  export const rules: readonly {
    readonly id: string;
    readonly section: string;
    readonly text: string;
    readonly ruling: boolean;
  }[];
}

declare module '*?example' {
  export const frames: readonly import('@deadlight/games').Frame[];
}

declare module '*?lesson' {
  export const position: import('@deadlight/games/lessons').Position;
}

declare module '*?first' {
  export const texts: import('@deadlight/games/text').Texts;
}

declare module '*?later' {
  export const texts: import('@deadlight/games/text').Texts;
}
