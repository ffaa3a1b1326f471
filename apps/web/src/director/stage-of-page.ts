/** The stage that a page has made, for all that is on the page. */
import { createContext } from 'preact';
import { useContext, useMemo } from 'preact/hooks';
import { coaching } from '../guide/coach.ts';
import { answered, browserGame, directWith, log, moment, tell } from '../link.ts';
import { drawn } from '../table/current.ts';
import { Stage } from './stage.ts';

export const StageOfPage = createContext<Stage | null>(null);

/** With the coach beside them, newcomers read at their own pace. */
const isFirstGame = (): boolean => coaching.peek() !== null;

const TABLE = { answered, browserGame, directWith, drawn, isFirstGame, log, moment, tell };

/** One stage for as long as the page is there. */
export const useNewStage = (): Stage => useMemo(() => new Stage(TABLE), []);

export function useStage(): Stage {
  const stage = useContext(StageOfPage);
  if (stage === null) throw new Error('no page around this has a stage');
  return stage;
}
