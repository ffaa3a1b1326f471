/** The rooms of the base, drawn: see `art/room-drawing.ts`. */
import { sharedRooms } from '../survival/rooms.ts';

const sending = (more: string): string =>
  `plate: rails 116 70 x1.25; rocket 122 70 x1.15; stripes 122 104 x1.3; ${more}`;

const elevator = (more: string): string => `plate: elevator 134 66 x1.3; ${more}`;

export const rooms: Readonly<Record<string, string>> = {
  ...sharedRooms,
  'room.archive':
    'soft: books 132 40; books 132 60; books 132 82; books 132 104; books 50 108; ladder 168 80 x1.2; desk 60 86; books 60 14; paper 92 92; paper 84 74 r30; stool 40 94',
  'room.cave-entrance':
    'earth red: cave 126 66 x1.15; rock 44 100; rubble 80 96; rubble 98 112 f; rock 22 94 x.6; rubble 60 76; claws 92 98 x1.2',
  'room.cooling-system':
    'grate cool: fan 112 56 x1.05; fan 156 56 x1.05; radiator 134 104 x1.4; frost 66 92 x1.4; frost 38 98; pipes 120 18 x1.4; frost 96 100 x.8; valve 84 62',
  'room.decon-room':
    'tile cool: arch 116 70 x1.25; shower 168 36 x.8; drain 56 104; barrel 24 98; suit 92 92; puddle 62 86; lockers 56 14; barrel 168 100; stripes 66 112 x.8',
  'room.cargo-sending-system-a': sending(
    'crate 164 28; crate 40 96; console 60 14; crate 140 26 x.8',
  ),
  'room.cargo-sending-system-b': sending(
    'tank 162 34 r90 x.8; crate 40 100; crate 62 100 x.8; console 60 14',
  ),
  'room.cargo-sending-system-c': sending(
    'barrel 160 26; barrel 142 30; barrel 40 98; barrel 60 104; console 60 14',
  ),
  'room.power-generator':
    'grate: reactor 122 68 x.92; coil 164 28 x.9; coil 164 104 x.9; battery 44 96; battery 70 96; cable 80 48; fusebox 60 14; pipes 84 112 x.9',
  'room.transmitter-control-room':
    'plate cool: mast 132 62 x1.7; radar 82 92; console 130 106 x1.3; servers 168 50; servers 168 92; screens 60 14; cable 60 104; seat 44 92',
  'room.css-control-system':
    'plate cool: monitors 106 44 x1.1; rocket 152 42 x.62 r-90; console 128 92 x1.8; seat 96 104; seat 158 104; holo 50 94 x.9; screens 60 14; stripes 150 14',
  'room.defense-control-room':
    'plate red: turret 106 58 x1.25; turret 148 58 x1.25; console 128 100 x1.5; ammo 166 96; ammo 90 96; radar 48 92; screens 60 14; targets 168 34; seat 74 98',
  'room.guard-room':
    'plate: cell 136 56 x.85; gunrack 132 106 x1; desk 60 96 x1.1; chair 60 78 r180; lockers 60 14; monitors 30 96 x.7; bars 134 28 x.8',
  'room.contaminated-room':
    'tile green: slime 124 78 x1.3; biohazard 132 40 x2; barrel 164 44; barrel 166 64; barrel 92 62 x1.1; slime 50 100 x.9; barrel 92 104; drips 150 18 x1.3; suit 30 92',
  'room.testing-lab':
    'tile green: vat 96 60 x1.1; vat 132 60 x1.1; vat 166 60 x1.1; testtubes 132 20 x1.5; glovebox 134 98 x1.4; scanner 52 92 x.8; centrifuge 90 98; testtubes 60 14',
  'room.vent-control-room':
    'grate: fan 104 60 x1.15; fan 154 60 x1.15; pipes 130 102 x1.1; smallhatch 48 98; console 60 14; smallhatch 24 98; valve 76 96; pipe 130 20 x1.4; valve 168 102',
  'room.alert-room':
    'soft red: siren 128 56 x1.6; safe 156 98 x1.1; console 104 98 x1.3; screens 126 16 x1.1; desk 48 98; safe 66 98 x.7; seat 104 78; warning 168 56 x.8',
  'room.backup-power-supply':
    'grate: battery 92 46 x1.05; battery 122 46 x1.05; battery 152 46 x1.05; battery 92 92 x1.05; battery 122 92 x1.05; battery 152 92 x1.05; cable 120 70; fusebox 48 100 x1.2; cable 60 84; coil 20 96 x.7',
  'room.repository':
    'wide: shelf 126 42 x1.25; shelf 126 64 x1.25; shelf 126 86 x1.25; lockers 130 108 x1.2; crate 40 98; box 62 102; ladder 84 92; safe 22 66 x.6; shelf 60 14',
  'room.isolation-room':
    'tile red: cell 130 62 x1.3; berth 50 92; lavatory 84 100; camera 14 76; bars 130 104 x1.05; lavatory 84 76; curtain 66 96',
  'room.elevator-room-s-01': elevator(
    'stripes 134 108; console 60 14; lockers 46 104; plant 172 108; bench 76 92 r90 x.6',
  ),
  'room.elevator-room-s-02': elevator(
    'stripes 134 108; crate 40 98; crate 62 100 x.8; console 60 14; cable 74 80',
  ),
  'room.elevator-room-s-03': elevator(
    'stripes 134 108; pipes 56 102; barrel 30 86; barrel 50 86; pipes 60 14; valve 84 86',
  ),
  'room.emergency-staircase':
    'grate: stairs 118 48 x1.35; stairs 118 96 x1.2 f; ladder 168 70 x1.3; extinguishers 34 98; arrow 66 72 r-90; warning 74 102 x.8; pipe 60 14',
  'room.service-passage':
    'grate: pipes 120 40 x1.3; pipes 120 104 x1.3; floorhatch 120 72 x1.35; valve 84 72; ladder 164 72; cable 50 90; smallhatch 36 98; pipe 60 14 x1.3; cable 50 104',
  'room.crossing':
    'wide: lanes 120 66 x1.3; stripes 120 114; box 40 100; stripes 44 84 x.8; cylinder 168 24; cylinder 168 106; cylinder 70 106',
  bunker:
    'earth: rover 132 74 x1.5; crate 50 98; crate 74 96 x.8; tank 164 34 r90 x.7; console 60 14; bars 130 110 x1.1; barrel 26 96',
};
