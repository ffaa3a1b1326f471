/** A small menu of what can be done at one place, and what cannot and why. */
import { signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { PageLink } from '../rules/page-link.tsx';
import { RuleLink } from '../rules/rule-link.tsx';
import { useVoice } from '../text/voice.ts';
import type { Choice } from './choice.ts';
import { ChoiceButton } from './choice-button.tsx';
import { byTarget, choose, offered, refusals } from './choices.ts';
import { putBeside } from './put-beside.ts';
import { Tags } from './tags.tsx';
import { WhyNot } from './why-not.tsx';
import './menu.css';

interface Menu {
  readonly title: string;
  readonly tags?: readonly string[];
  readonly text: string;
  readonly rule: string | null;
  readonly targets: readonly string[];
  readonly anchor: Element;
}

const menu = signal<Menu | null>(null);

const at = (all: readonly Choice[], places: readonly string[]): Choice[] =>
  all.filter(({ targets }) => targets.some((target) => places.includes(target)));

/** A touch on a part of the table: where it offers one thing, that is done, and can be taken back. */
export function touch(wanted: Menu): void {
  const found = new Set(wanted.targets.flatMap((target) => byTarget.peek().get(target) ?? []));
  const [only, ...others] = found;
  if (only !== undefined && others.length === 0) choose(only);
  else menu.value = wanted;
}

export function PlaceMenu() {
  const voice = useVoice();
  const box = useRef<HTMLDivElement>(null);
  const open = menu.value;
  useEffect(() => {
    const element = box.current;
    if (open === null || element === null) return;
    if (!element.matches(':popover-open')) element.showPopover();
    putBeside(element, open.anchor);
    const first = element.querySelector<HTMLElement>('.choice');
    (first ?? element.querySelector<HTMLElement>('button'))?.focus();
  }, [open]);
  const close = (): void => {
    const back = menu.peek()?.anchor;
    menu.value = null;
    if (back instanceof HTMLElement) back.focus();
  };
  const possible = open === null ? [] : at(offered.value, open.targets);
  const impossible = open === null ? [] : at(refusals.value, open.targets);
  return (
    <div
      ref={box}
      class="menu"
      popover="auto"
      role="dialog"
      aria-label={open?.title ?? ''}
      onToggle={(event) => {
        if (event.newState === 'closed' && menu.peek() !== null) close();
      }}
    >
      {open !== null && (
        <>
          <div class="menu-head">
            <h2>{open.title}</h2>
            <button type="button" class="quiet" onClick={() => box.current?.hidePopover()}>
              {voice.say('table.close')}
            </button>
          </div>
          <Tags of={open.tags ?? []} />
          {open.text !== '' && <p class="menu-text">{open.text}</p>}
          <ul class="choice-list">
            {possible.map((one) => (
              <li key={one.notation}>
                <ChoiceButton
                  choice={one}
                  onChoose={() => {
                    box.current?.hidePopover();
                    choose(one);
                  }}
                />
              </li>
            ))}
          </ul>
          {impossible.length > 0 && <WhyNot refused={impossible.slice(0, 8)} />}
          <p class="menu-links">
            <PageLink name={open.title} rule={open.rule} />
            {open.rule !== null && <RuleLink id={open.rule} short />}
          </p>
        </>
      )}
    </div>
  );
}
