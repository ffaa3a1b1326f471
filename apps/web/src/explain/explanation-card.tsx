/** The one card that explains whatever one lingers on. */
import { useEffect, useRef } from 'preact/hooks';
import { moment } from '../link.ts';
import { PageLink } from '../rules/page-link.tsx';
import { RuleLink } from '../rules/rule-link.tsx';
import { putBeside } from '../table/put-beside.ts';
import { Tags } from '../table/tags.tsx';
import { hide, shown, watchGestures } from './gestures.ts';
import '../table/choice.css';
import './explanation.css';

const ID = 'explanation-text';

export function ExplanationCard() {
  const box = useRef<HTMLDivElement>(null);
  const now = shown.value;
  useEffect(watchGestures, []);
  useEffect(() => {
    if (now !== null && !now.anchor.isConnected) hide();
  }, [moment.value]);
  useEffect(() => {
    const element = box.current!;
    if (now === null) {
      element.hidePopover();
      return;
    }
    element.showPopover();
    putBeside(element, now.anchor);
    now.anchor.setAttribute('aria-describedby', ID);
    if (now.by === 'key') element.focus();
    return () => now.anchor.removeAttribute('aria-describedby');
  }, [now]);
  return (
    <div
      ref={box}
      class="explanation"
      popover="manual"
      role="dialog"
      aria-label={now?.says.name ?? ''}
      tabIndex={-1}
      onFocusOut={(event) => {
        const to = event.relatedTarget;
        if (to instanceof Node && !box.current!.contains(to)) hide();
      }}
    >
      {now !== null && (
        <>
          <div class="explanation-head">
            <strong>{now.says.name}</strong>
            {now.says.cost !== null && <span class="choice-cost">{now.says.cost}</span>}
          </div>
          <div id={ID}>
            <Tags of={now.says.tags} />
            {now.says.text !== '' && <p>{now.says.text}</p>}
          </div>
          {now.says.marks.length > 0 && <p class="dim">{now.says.marks.join(' · ')}</p>}
          <p class="explanation-links">
            {now.says.rule !== null && <RuleLink id={now.says.rule} short />}
            <PageLink name={now.says.name} rule={now.says.rule} />
          </p>
        </>
      )}
    </div>
  );
}
