/** What a product is, by its values in the filters. */
export interface Kind {
  type: string;
  subType?: string | null;
}

/** The upper edge of the piece that carries a basin. */
const basinTop = 88;
/** The middle of a mirror hangs at the height of the eyes. */
const eyes = 157;

/** The height above the floor at which the lower edge of what hangs on the wall usually is. */
const hung: Record<string, number> = { Étagère: 120, 'Meuble haut': 130, 'Porte-serviettes': 95, Patères: 160 };

/** How high above the floor a product begins in the drawing, in cm; what does not hang stands on the floor. */
export function bottomOf({ type, subType }: Kind, height: number): number {
  const usual = hung[subType ?? ''] ?? hung[type];
  if (usual !== undefined) return usual;
  if (type === 'Miroir') return Math.max(0, eyes - height / 2);
  if (type === 'Meuble sous-vasque') return Math.max(0, basinTop - height);
  return subType === 'Plateau' ? basinTop : 0;
}
