import type { InspirationRecord } from '../inspiration-record.ts';
import { words } from '../words.ts';

export const inspiration: InspirationRecord = {
  id: 'vert-sauge',
  heading: words('Vert sauge', 'Saliegroen', 'Sage green', 'Salbeigrün'),
  text: words(
    '<p>Un vert qui a pris la poussière, et qui va bien à tout le monde : au chêne, au laiton, au gris d’un matin de pluie. Sur des façades cannelées il a deux teintes, selon le côté d’où vient le jour.</p>',
    '<p>Een groen met wat stof erop, dat bij alles past: bij eiken, bij messing, bij het grijs van een regenochtend. Op geribde fronten heeft het twee tinten, naargelang de kant waar het licht vandaan komt.</p>',
    '<p>A green with some dust on it, which gets on with everybody: with oak, with brass, with the grey of a wet morning. On fluted fronts it comes in two shades, depending on where the day arrives from.</p>',
    '<p>Ein Grün, auf dem ein wenig Staub liegt und das zu allem passt: zu Eiche, zu Messing, zum Grau eines Regenmorgens. Auf gerillten Fronten hat es zwei Töne, je nachdem, woher das Licht kommt.</p>',
  ),
  color: '#DCE2D4',
  scene: { wall: '#DCE2D4', facing: 'tiles', finish: 'sage' },
  collection: 'ondine',
  alt: words(
    'Un meuble cannelé vert sauge devant des carreaux vert pâle',
    'Een geribd saliegroen meubel tegen bleekgroene tegels',
    'A fluted sage green unit in front of pale green tiles',
    'Ein gerilltes salbeigrünes Möbel vor blassgrünen Fliesen',
  ),
};
