/** The rooms of the station, drawn: see `art/room-drawing.ts`. */
export const rooms: Readonly<Record<string, string>> = {
  'room.reactor':
    'grate: reactor 102 64 x1.05; console 156 100 x1.1; coil 160 34 x.9; coil 28 94 x.9; pipes 60 112; valve 152 68; tank 166 66 x.5',
  'room.terminal':
    'plate cool: monitors 122 52 x1.3; console 122 92 x1.7; seat 80 90 r60; servers 164 46; servers 164 94; servers 24 92 x.9; cable 54 100; seat 52 88',
  'room.hive':
    'earth red: hive 110 64 x1.3; tendrils 66 92; eggs 158 98 x.8; egg 40 100; web 154 26; web 30 50 x.6; egg 62 104; tendrils 130 108 f x.7',
  'room.sick-bay':
    'tile green: gurney 92 82; gurney 124 82; gurney 156 82; drip 108 72; drip 140 72; cross 124 38 x1.3; cabinet 160 20; gurney 48 94 r90; scanner 30 70 x.4; curtain 74 92',
  'room.storage':
    'wide: shelf 128 36 x1.1; crate 104 66; crate 130 64 x1.2; crate 160 66 x1.3; crate 152 98; box 128 98 r20; crate 104 98 x1.1; barrel 40 96; barrel 60 100; box 78 92',
  'room.empty':
    'plate: web 146 34 x.9; rubble 118 88; rubble 60 98 f; paper 92 74; cable 136 98; paper 150 80 r40; chair 40 96 r40',
  'room.run':
    'wide: arrow 100 64 x1.3; arrow 140 64 x1.3; stripes 120 38 x1.4; stripes 120 94 x1.4; arrow 58 90 x.8; pipes 110 114; box 24 98; pipe 120 20 x1.4',
  'room.team-search':
    'soft: lockers 130 34; openlocker 108 98; openlocker 140 98; desk 152 66 x1.1; magnifier 104 66 x1.4; paper 80 92; paper 60 100 r40; paper 128 72 r20; crate 36 98; box 166 96',
  'room.parasite-room':
    'earth red: tendrils 112 66 x1.4; eggs 134 76 x1.1; claws 92 84 x1.5; blood 160 40 x1.2; egg 48 98; blood 66 94; web 156 104 x.6; egg 164 100',
};
