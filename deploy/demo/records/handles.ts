import type { Localised } from '../../content-api/content.ts';
import type { FinishName } from './finishes.ts';
import { words } from './words.ts';

export interface HandleRecord {
  id: string;
  heading: Localised;
  /** What its picture shows. */
  drawing: { shape: 'groove' | 'cut' | 'bar' | 'edge' | 'knob' | 'ring' | 'shell' | 'strap'; finish: FinishName };
}

/** The handles of the house, by the way that the hand meets them. */
export const handleCategories: { id: string; heading: Localised; handles: HandleRecord[] }[] = [
  {
    id: 'sans-poignee',
    heading: words('Sans poignée', 'Greeploos', 'Handleless', 'Grifflos'),
    handles: [
      {
        id: 'gorge',
        heading: words('Gorge filante', 'Doorlopende greeplijst', 'Full-width groove', 'Durchgehende Griffmulde'),
        drawing: { shape: 'groove', finish: 'oak' },
      },
      {
        id: 'entaille',
        heading: words(
          'Entaille en demi-lune',
          'Halvemaanvormige uitsparing',
          'Half-moon cut-out',
          'Halbmond-Ausschnitt',
        ),
        drawing: { shape: 'cut', finish: 'limedOak' },
      },
      {
        id: 'arche-creusee',
        heading: words('Arche creusée', 'Uitgefreesde boog', 'Carved arch', 'Ausgefräster Bogen'),
        drawing: { shape: 'cut', finish: 'sage' },
      },
    ],
  },
  {
    id: 'barres',
    heading: words('Barres et profilés', 'Staven en profielen', 'Bars and profiles', 'Stangen und Profile'),
    handles: [
      {
        id: 'barre-laiton',
        heading: words('Barre ronde, laiton', 'Ronde staaf, messing', 'Round bar, brass', 'Rundstange, Messing'),
        drawing: { shape: 'bar', finish: 'brass' },
      },
      {
        id: 'barre-noire',
        heading: words('Barre ronde, noir', 'Ronde staaf, zwart', 'Round bar, black', 'Rundstange, Schwarz'),
        drawing: { shape: 'bar', finish: 'blackMetal' },
      },
      {
        id: 'barre-acier',
        heading: words('Barre ronde, acier', 'Ronde staaf, staal', 'Round bar, steel', 'Rundstange, Stahl'),
        drawing: { shape: 'bar', finish: 'steel' },
      },
      {
        id: 'profil-laiton',
        heading: words(
          'Profilé de chant, laiton',
          'Randprofiel, messing',
          'Edge profile, brass',
          'Kantenprofil, Messing',
        ),
        drawing: { shape: 'edge', finish: 'brass' },
      },
      {
        id: 'profil-noir',
        heading: words('Profilé de chant, noir', 'Randprofiel, zwart', 'Edge profile, black', 'Kantenprofil, Schwarz'),
        drawing: { shape: 'edge', finish: 'blackMetal' },
      },
    ],
  },
  {
    id: 'boutons',
    heading: words('Boutons et anneaux', 'Knoppen en ringen', 'Knobs and rings', 'Knöpfe und Ringe'),
    handles: [
      {
        id: 'bouton-chene',
        heading: words(
          'Bouton tourné, chêne',
          'Gedraaide knop, eiken',
          'Turned knob, oak',
          'Gedrechselter Knopf, Eiche',
        ),
        drawing: { shape: 'knob', finish: 'oak' },
      },
      {
        id: 'bouton-noyer',
        heading: words(
          'Bouton tourné, noyer',
          'Gedraaide knop, notenhout',
          'Turned knob, walnut',
          'Gedrechselter Knopf, Nussbaum',
        ),
        drawing: { shape: 'knob', finish: 'walnut' },
      },
      {
        id: 'bouton-ceramique',
        heading: words('Bouton de grès, argile', 'Knop van gres, klei', 'Stoneware knob, clay', 'Steinzeugknopf, Ton'),
        drawing: { shape: 'knob', finish: 'clay' },
      },
      {
        id: 'anneau-cuivre',
        heading: words(
          'Anneau, cuivre patiné',
          'Ring, gepatineerd koper',
          'Ring, aged copper',
          'Ring, patiniertes Kupfer',
        ),
        drawing: { shape: 'ring', finish: 'copper' },
      },
    ],
  },
  {
    id: 'coquilles-et-cuir',
    heading: words('Coquilles et cuir', 'Schelpen en leer', 'Cups and leather', 'Muscheln und Leder'),
    handles: [
      {
        id: 'coquille-noire',
        heading: words(
          'Coquille, fonte noire',
          'Schelpgreep, zwart gietijzer',
          'Cup, black iron',
          'Muschel, schwarzes Eisen',
        ),
        drawing: { shape: 'shell', finish: 'blackMetal' },
      },
      {
        id: 'coquille-laiton',
        heading: words('Coquille, laiton', 'Schelpgreep, messing', 'Cup, brass', 'Muschelgriff, Messing'),
        drawing: { shape: 'shell', finish: 'brass' },
      },
      {
        id: 'laniere-fauve',
        heading: words('Lanière de cuir fauve', 'Lus van naturel leer', 'Tan leather strap', 'Lederlasche, cognac'),
        drawing: { shape: 'strap', finish: 'terracotta' },
      },
      {
        id: 'laniere-noire',
        heading: words('Lanière de cuir noir', 'Lus van zwart leer', 'Black leather strap', 'Lederlasche, schwarz'),
        drawing: { shape: 'strap', finish: 'night' },
      },
    ],
  },
];

/** All handles, in the order of their categories. */
export const handles: HandleRecord[] = handleCategories.flatMap((category) => category.handles);
