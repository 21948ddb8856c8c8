import type { PopularSearchContent } from '../../content-api/content.ts';
import { words } from './words.ts';

const listOf = (type: string, subtype: string) => `/overview/product?${new URLSearchParams({ type, subtype })}`;

/** What visitors often look for, before they type (R298). */
export const popularSearches: PopularSearchContent = {
  groups: [
    {
      name: words('Meubles et miroirs', 'Meubelen en spiegels', 'Furniture and mirrors', 'Möbel und Spiegel'),
      data: [
        {
          title: words(
            'Meubles sous-vasque suspendus',
            'Zwevende wastafelmeubels',
            'Wall-hung washbasin units',
            'Wandhängende Waschtische',
          ),
          to: listOf('Meuble sous-vasque', 'Suspendu'),
        },
        {
          title: words('Colonnes de rangement', 'Kolomkasten', 'Tall units', 'Hochschränke'),
          to: listOf('Meuble de rangement', 'Colonne'),
        },
        {
          title: words('Miroirs ronds', 'Ronde spiegels', 'Round mirrors', 'Runde Spiegel'),
          to: listOf('Miroir', 'Rond'),
        },
        {
          title: words('Armoires de toilette', 'Spiegelkasten', 'Mirror cabinets', 'Spiegelschränke'),
          to: listOf('Miroir', 'Armoire de toilette'),
        },
        {
          title: words(
            'Ligne 120, double vasque',
            'Ligne 120, dubbele wastafel',
            'Ligne 120, double basin',
            'Ligne 120, Doppelwaschtisch',
          ),
          to: '/product/ligne-120',
        },
      ],
    },
    {
      name: words(
        'Collections et ambiances',
        'Collecties en sferen',
        'Collections and moods',
        'Kollektionen und Stimmungen',
      ),
      data: [
        {
          title: words(
            'Nocturne, noyer et laiton',
            'Nocturne, notenhout en messing',
            'Nocturne, walnut and brass',
            'Nocturne, Nussbaum und Messing',
          ),
          to: '/collection/nocturne',
        },
        {
          title: words(
            'Escale, pour les petites pièces',
            'Escale, voor kleine kamers',
            'Escale, for small rooms',
            'Escale, für kleine Räume',
          ),
          to: '/collection/escale',
        },
        {
          title: words('Sur mesure', 'Op maat', 'Made to measure', 'Nach Maß'),
          to: '/collection/atelier',
        },
        {
          title: words('Vert sauge', 'Saliegroen', 'Sage green', 'Salbeigrün'),
          to: '/inspiration/vert-sauge',
        },
      ],
    },
    {
      name: words('Conseils', 'Advies', 'Advice', 'Ratgeber'),
      data: [
        {
          title: words('Trouver mon miroir', 'Vind mijn spiegel', 'Find my mirror', 'Meinen Spiegel finden'),
          to: '/page/trouver-mon-miroir',
        },
        {
          title: words(
            'Aménager cinq mètres carrés',
            'Vijf vierkante meter inrichten',
            'Planning five square metres',
            'Fünf Quadratmeter einrichten',
          ),
          to: '/article/cinq-metres-carres',
        },
        {
          title: words(
            'À quelle hauteur poser un meuble ?',
            'Hoe hoog hangt een meubel?',
            'How high should a unit hang?',
            'In welcher Höhe hängt ein Möbel?',
          ),
          to: '/article/la-bonne-hauteur',
        },
        {
          title: words('Huiler le chêne', 'Eiken oliën', 'Oiling oak', 'Eiche ölen'),
          to: '/article/huiler-le-chene',
        },
        {
          title: words(
            'Un revendeur près de chez moi',
            'Een verkooppunt in de buurt',
            'A retailer near me',
            'Ein Händler in meiner Nähe',
          ),
          to: '/page/store-locator',
        },
      ],
    },
  ],
};
