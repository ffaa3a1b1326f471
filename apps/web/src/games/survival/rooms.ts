/** Rooms that are found on the ship and in the base. */
export const sharedRooms: Readonly<Record<string, string>> = {
  'room.emergency-room':
    'tile green: gurney 154 84; gurney 116 84; drip 137 78; drip 99 78; curtain 135 92; cross 84 40 x1.5; cabinet 150 16 x1.3; basin 168 46 r90; gurney 58 92 r90; cabinet 110 16',
  'room.laboratory':
    'tile green: labtable 132 52 x1.1; microscope 164 84; centrifuge 136 92 x1.2; vat 100 92; labtable 46 102; testtubes 148 14; stool 140 72; glovebox 60 16',
  'room.nest':
    'earth red: tendrils 70 66 x1.5; eggs 136 66 x1.25; eggs 92 96; egg 165 92 x1.1; egg 112 66; eggs 44 100 x.8; web 152 24 x.9; web 36 36 x.8 f; egg 70 92',
  'room.surgery':
    'tile green: surgery 122 76 x1.4; oplamp 116 52; tray 82 98; tray 160 104; drip 86 72; cabinet 150 14 x1.3; basin 170 50 r90; screens 60 16 x.8; stool 140 104',
};
