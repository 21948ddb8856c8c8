import type { MirrorEquipment } from './combinations.ts';

/** What each mirror, by its uid, comes with beside what its record says. */
export const equipment: Record<string, MirrorEquipment> = {
  // Lune 45, 80, 110
  'RV-8045': { wallLight: true },
  'RV-8080': { wallLight: true },
  'RV-8110': { antiFog: true },
  // Galet, Galet 50, Galet 140, Dune 160
  'RV-8070': { antiFog: true },
  'RV-8050': { antiFog: true },
  'RV-8140': { antiFog: true },
  'RV-8165': { antiFog: true, wallLight: true },
  // Arche, Lisière 50, Lisière 75
  'RV-8160': { wallLight: true },
  'RV-8055': { wallLight: true },
  'RV-8075': { antiFog: true },
  // Ligne 60, Ligne 120, Ligne 160
  'RV-8065': { antiFog: true },
  'RV-8120': { antiFog: true },
  'RV-8162': { antiFog: true },
  // Garrigue 90, Garrigue 130, Halle 50, Atelier 180
  'RV-8090': { wallLight: true },
  'RV-8130': { wallLight: true },
  'RV-8052': { wallLight: true },
  'RV-8195': { antiFog: true },
  // The mirror cabinet Ligne 80
  'RV-8180': { wallLight: true },
};
