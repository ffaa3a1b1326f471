/** The rooms of the ship, drawn: see `art/room-drawing.ts`. */
import { sharedRooms } from '../survival/rooms.ts';

const engine = (more: string): string =>
  `grate: engine 120 66 x1.12; pipes 48 16; ${more}; tank 24 92 x.8; valve 62 40`;

export const rooms: Readonly<Record<string, string>> = {
  ...sharedRooms,
  'room.armory':
    'plate red: gunrack 134 18 x1.2; gunrack 142 104 x1.05; ammo 162 62; ammo 162 78; ammo 142 70; lockers 46 108 x1.1; turret 106 66 x.9; targets 82 64',
  'room.comms-room':
    'plate cool: dish 136 62 x1.25; console 136 102 x1.2; seat 92 94; servers 168 40; radar 66 92; screens 60 14; cable 96 52',
  'room.evacuation-section-a':
    'wide: capsule 100 82 x1.1; capsule 150 82 x1.1; stripes 126 40 x1.2; suit 60 92; console 150 14; suit 34 92; lockers 60 14; extinguishers 22 66 x.8',
  'room.evacuation-section-b':
    'wide: capsule 148 34 r90 x.95; capsule 148 88 r90 x.95; stripes 110 62 r90 x1.3; suit 80 96; suit 54 96; console 60 14; extinguishers 20 98',
  'room.fire-control-system':
    'grate red: sprinkler 116 54 x1.1; sprinkler 158 54 x1.1; sprinkler 76 70; hose 160 98 x1.2; extinguishers 104 102 x1.3; bigtank 34 92 x.9; pipes 132 16 x.95; valve 66 100; console 60 14',
  'room.generator':
    'grate: generator 126 66 x1.2; coil 162 28; coil 132 104 x.7; fusebox 36 102 x1.1; battery 88 102; cable 62 92; pipes 70 14; warning 166 102; valve 60 66',
  'room.storage':
    'wide: crate 158 40; crate 158 64; crate 134 40 x1.15; crate 160 94 x1.3; shelf 96 108 x1.2; crate 132 72 r14; box 108 66 r20; barrel 40 98; barrel 60 104; shelf 60 14; box 108 84',
  'room.airlock-control':
    'plate: airlock 166 62 x1.5; suit 130 40 x1.1; suit 130 78 x1.1; console 96 104 x1.1; stripes 126 108; lockers 60 14; seat 92 82; suit 36 96; hatch 92 56 x.75',
  'room.cabins':
    'soft cool: bunk 160 88 x1.1; bunk 120 88 x1.1; berth 80 88 x1.1; wardrobe 158 34 x1.1; wardrobe 128 34; rug 100 50; berth 40 88 x1.1; plant 168 54; desk 60 16',
  'room.canteen':
    'tile: table 112 74 x1.2; bench 112 57 x1.15; bench 112 91 x1.15; stove 136 15 x1.3; fridge 168 46; table 46 100 x.9; bench 46 86 x.9; bench 46 113 x.8; stool 160 78; stool 160 96',
  'room.command-center':
    'wide cool: holo 118 72 x1.4; seat 76 72 r90; seat 160 72 r-90; seat 118 108 r180 x.8; console 156 106; screens 130 14 x1.2; safe 30 96 x1.1; screens 52 14',
  'room.engine-control-room':
    'grate: gears 112 68 x1.4; gears 150 44 x1; console 146 102 x1.4; monitors 44 98; pipes 120 14 x1.3; gears 78 98 x.9; valve 168 72; seat 112 104',
  'room.hatch-control-system':
    'plate: floorhatch 112 62 x1.1; floorhatch 156 62 x1.1; floorhatch 112 98 x1.1; floorhatch 156 98 x1.1; console 132 14 x1.4; cable 56 92; monitors 42 98; seat 72 86',
  'room.monitoring-room':
    'plate cool: monitors 102 42 x1.1; monitors 156 42 x1.1; console 130 82 x1.5; seat 130 106 r180 x.8; monitors 40 98 x.9; camera 84 104 r-30; servers 172 96 x.9; cable 88 62',
  'room.room-covered-with-slime':
    'plate green: slime 122 76 x1.5; slime 46 100 x.8; tendrils 130 26; slime 150 26 x.8; drips 140 50 x1.3; shelf 60 16; slime 168 100 x.6; drips 60 26',
  'room.shower-room':
    'tile cool: shower 84 48 x1.3; shower 122 48 x1.3; shower 160 48 x1.3; puddle 122 84 x1.5; drain 76 90 x1.1; basin 62 111 x1.1; basin 38 111 x1.1; basin 86 111 x1.1; lockers 146 110 x.95; puddle 48 84',
  'room.cockpit':
    'plate cool: nose 36 64 x1.15; seat 92 44 r-90 x1.1; seat 92 88 r-90 x1.1; stick 124 66 r-90; console 158 66 r90 x1.3; screens 140 14; desk 150 106; radar 122 106 x.6',
  'room.hibernatorium':
    'wide cool: pod 84 46 x.85; pod 111 46 x.85; pod 138 46 x.85; openpod 165 46 x.85; pod 84 96 x.85; pod 111 96 x.85; pod 138 96 x.85; pod 165 96 x.85; bigtank 38 92; pipe 62 100 x.5; console 50 14',
  'room.engine-1': engine('tank 52 92 x.8; battery 36 60 x.6'),
  'room.engine-2': engine('turbine 58 78 x.9; valve 34 60'),
  'room.engine-3': engine('fan 56 86 x.8; cylinder 34 58'),
};
