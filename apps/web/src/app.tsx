/** One screen at a time, by the address. */
import { useEffect } from 'preact/hooks';
import { Failure } from './failure.tsx';
import { claimTable, openInOtherTab, releaseTable } from './host/claim.ts';
import { lazy } from './lazy.tsx';
import { clearTable, handOver, moment, tell } from './link.ts';
import { Lobby } from './lobby/lobby.tsx';
import { enterTable, isInLobby, leaveOnline } from './online/line.ts';
import { OpenInOtherTab } from './open-in-other-tab.tsx';
import { go, hashOf, type Route, route, type Shows } from './route.ts';
import { ears } from './settings/settings.ts';
import { SettingsDialog } from './settings/settings-dialog.tsx';
import { ExportDialog } from './share/export-game.tsx';
import { voice } from './text/voice.ts';

const TableScreen = lazy(async () => (await import('./table/table-screen.tsx')).TableScreen);
const OnlineScreen = lazy(async () => (await import('./online/online-screen.tsx')).OnlineScreen);
const ReplayScreen = lazy(async () => (await import('./replay/replay-screen.tsx')).ReplayScreen);
const CheckScreen = lazy(async () => (await import('./check/check-screen.tsx')).CheckScreen);
const BookScreen = lazy(async () => (await import('./book/book-screen.tsx')).BookScreen);
const PuzzlesScreen = lazy(
  async () => (await import('./puzzles/puzzles-screen.tsx')).PuzzlesScreen,
);
const LessonsScreen = lazy(
  async () => (await import('./lessons/lessons-screen.tsx')).LessonsScreen,
);
const RulesScreen = lazy(async () => (await import('./rules/rules-screen.tsx')).RulesScreen);
const ScenarioScreen = lazy(
  async () => (await import('./scenario/scenario-screen.tsx')).ScenarioScreen,
);
const MyTablesScreen = lazy(
  async () => (await import('./online/my-tables-screen.tsx')).MyTablesScreen,
);
const AccountScreen = lazy(
  async () => (await import('./account/account-screen.tsx')).AccountScreen,
);
const AdminScreen = lazy(async () => (await import('./admin/admin-screen.tsx')).AdminScreen);
const PlayerScreen = lazy(async () => (await import('./account/player-screen.tsx')).PlayerScreen);
const FriendsScreen = lazy(
  async () => (await import('./account/friends-screen.tsx')).FriendsScreen,
);
const PrivacyScreen = lazy(
  async () => (await import('./account/privacy-screen.tsx')).PrivacyScreen,
);
const ClubsScreen = lazy(async () => (await import('./clubs/clubs-screen.tsx')).ClubsScreen);
const ClubScreen = lazy(async () => (await import('./clubs/club-screen.tsx')).ClubScreen);
const DailyScreen = lazy(async () => (await import('./daily/daily-screen.tsx')).DailyScreen);
const PageCommand = lazy(async () => (await import('./ears/page-command.tsx')).PageCommand, true);
const About = lazy(async () => (await import('./about/about.tsx')).About);

/** Another page has taken the game over: this one lets go of it. */
function lost(): void {
  const id = moment.peek()?.id ?? handOver.peek()?.id ?? null;
  tell({ say: 'leave' });
  clearTable();
  handOver.value = null;
  openInOtherTab.value = id;
}

const soon = (): Promise<void> => new Promise((done) => setTimeout(done, 300));

/** Takes a game up again, unless another page plays it. */
async function sitAgain(id: string, steal = false): Promise<void> {
  // A page that is loaded again has only just let go of it.
  const ours =
    (await claimTable(id, lost, steal)) || (await soon().then(() => claimTable(id, lost)));
  openInOtherTab.value = ours ? null : id;
  if (ours) tell({ say: 'restore', id });
}

async function beginOne(kind: 'puzzle' | 'lesson', game: string, name: string): Promise<void> {
  const { beginOne: begin } = await import('./puzzles/trying.ts');
  await begin(kind, game, name);
}

/** Tables on the server, puzzles and lessons are found by addresses of their own. */
const hasAddress = (): boolean => ['online', 'puzzle', 'lesson'].includes(route.peek().at);

const LOBBIES: ReadonlySet<Route['at']> = new Set([
  'lobby',
  'tables',
  'account',
  'admin',
  'club',
  'clubs',
  'daily',
  'friends',
  'player',
  'privacy',
]);
/** Screens that need no more of the server than its lobby. */
const hasLobby = ({ at }: Route): boolean => LOBBIES.has(at);

/** The table without the picture has a field for commands of its own. */
function hasCommand({ at }: Route): boolean {
  const now = moment.value;
  if (now === null || now.replay !== null || handOver.value !== null) return false;
  return ['table', 'puzzle', 'lesson', 'online'].includes(at) && now.view.over === null;
}

/** How the online table was shown last. */
let showing: Shows | undefined;

/** A table that was opened gets an address, so that coming back leads to it. */
function useAddress(): void {
  useEffect(
    () =>
      moment.subscribe((now) => {
        if (now === null || now.replay !== null || hasAddress()) return;
        go({ at: 'table', id: now.id });
        void claimTable(now.id, lost);
      }),
    [],
  );
  useEffect(
    () =>
      handOver.subscribe((now) => {
        if (now === null || hasAddress()) return;
        go({ at: 'table', id: now.id });
        void claimTable(now.id, lost);
      }),
    [],
  );
  useEffect(
    () =>
      route.subscribe((now) => {
        const id = moment.peek()?.id ?? handOver.peek()?.id;
        if (now.at !== 'online' && !(hasLobby(now) && isInLobby())) leaveOnline();
        if (now.at === 'online') {
          const isOther = id !== now.id || showing !== now.shows;
          showing = now.shows;
          if (isOther) {
            if (id !== undefined) tell({ say: 'leave' });
            clearTable();
            handOver.value = null;
          }
          enterTable(now.id, now);
          // Copying the address would give the seat away.
          if (now.key !== undefined)
            history.replaceState(null, '', hashOf({ at: 'online', id: now.id }));
        } else if (now.at === 'table') {
          if (id === now.id && moment.peek()?.replay == null) return;
          clearTable();
          handOver.value = null;
          void sitAgain(now.id);
        } else {
          if (id !== undefined) tell({ say: 'leave' });
          releaseTable();
          openInOtherTab.value = null;
          clearTable();
          handOver.value = null;
          if (now.at === 'puzzle' || now.at === 'lesson') void beginOne(now.at, now.id, now.name);
        }
      }),
    [],
  );
}

export function App() {
  useAddress();
  if (voice.value === null) return null;
  const at = route.value;
  return (
    <>
      {ears.value === 'on' && !hasCommand(at) && <PageCommand />}
      {at.at === 'lobby' && <Lobby />}
      {at.at === 'table' &&
        (openInOtherTab.value === at.id ? (
          <OpenInOtherTab takeOver={() => void sitAgain(at.id, true)} />
        ) : (
          <TableScreen />
        ))}
      {(at.at === 'puzzle' || at.at === 'lesson') && <TableScreen />}
      {at.at === 'online' && <OnlineScreen />}
      {at.at === 'replay' && <ReplayScreen of={at.of} from={at.from ?? 0} />}
      {at.at === 'check' && <CheckScreen of={at.of} />}
      {at.at === 'book' && <BookScreen />}
      {at.at === 'puzzles' && <PuzzlesScreen />}
      {at.at === 'lessons' && <LessonsScreen />}
      {at.at === 'rules' && <RulesScreen game={at.id} />}
      {at.at === 'scenario' && <ScenarioScreen packed={at.packed} />}
      {at.at === 'tables' && <MyTablesScreen />}
      {at.at === 'account' && <AccountScreen />}
      {at.at === 'admin' && <AdminScreen />}
      {at.at === 'player' && <PlayerScreen address={at.id} />}
      {at.at === 'friends' && <FriendsScreen />}
      {at.at === 'clubs' && <ClubsScreen />}
      {at.at === 'club' && <ClubScreen id={at.id} />}
      {at.at === 'daily' && <DailyScreen day={at.day} />}
      {at.at === 'privacy' && <PrivacyScreen />}
      {at.at === 'about' && <About />}
      <SettingsDialog />
      <ExportDialog />
      <Failure />
    </>
  );
}
