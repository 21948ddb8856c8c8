import { words } from './words.ts';

/** The types of products with their sub types. The values are French in every language, as the content system has them. */
export const productTypes = [
  {
    value: 'Meuble sous-vasque',
    name: words('Meuble sous-vasque', 'Wastafelmeubel', 'Washbasin unit', 'Waschtischunterschrank'),
    subTypes: [
      { value: 'Suspendu', name: words('Suspendu', 'Zwevend', 'Wall-hung', 'Wandhängend') },
      { value: 'Sur pieds', name: words('Sur pieds', 'Op poten', 'Freestanding', 'Auf Füßen') },
      { value: 'Double vasque', name: words('Double vasque', 'Dubbele wastafel', 'Double basin', 'Doppelwaschtisch') },
      { value: 'Compact', name: words('Compact', 'Compacte maat', 'Space-saving', 'Platzsparend') },
    ],
  },
  {
    value: 'Meuble de rangement',
    name: words('Meuble de rangement', 'Opbergmeubel', 'Storage unit', 'Aufbewahrung'),
    subTypes: [
      { value: 'Colonne', name: words('Colonne', 'Kolomkast', 'Tall unit', 'Hochschrank') },
      { value: 'Demi-colonne', name: words('Demi-colonne', 'Halfhoge kast', 'Half-height unit', 'Halbhochschrank') },
      { value: 'Meuble bas', name: words('Meuble bas', 'Lage kast', 'Low unit', 'Unterschrank') },
      { value: 'Meuble haut', name: words('Meuble haut', 'Bovenkast', 'Wall cabinet', 'Hängeschrank') },
      { value: 'Buanderie', name: words('Buanderie', 'Waskamer', 'Laundry unit', 'Wäscheschrank') },
    ],
  },
  {
    value: 'Miroir',
    name: words('Miroir', 'Spiegel', 'Mirror', 'Spiegel'),
    subTypes: [
      { value: 'Rond', name: words('Rond', 'Rond', 'Round', 'Rund') },
      { value: 'Organique', name: words('Organique', 'Organisch', 'Organic', 'Organisch') },
      { value: 'Rectangulaire', name: words('Rectangulaire', 'Rechthoekig', 'Rectangular', 'Rechteckig') },
      {
        value: 'Armoire de toilette',
        name: words('Armoire de toilette', 'Spiegelkast', 'Mirror cabinet', 'Spiegelschrank'),
      },
    ],
  },
  {
    value: 'Étagère',
    name: words('Étagère', 'Wandplank', 'Shelf', 'Regal'),
    subTypes: [
      { value: 'Tablette', name: words('Tablette', 'Plank', 'Board', 'Bord') },
      { value: 'Niche', name: words('Niche', 'Nis', 'Niche', 'Nische') },
    ],
  },
  {
    value: 'Accessoire',
    name: words('Accessoire', 'Accessoire', 'Accessory', 'Accessoire'),
    subTypes: [
      { value: 'Porte-serviettes', name: words('Porte-serviettes', 'Handdoekrek', 'Towel rail', 'Handtuchhalter') },
      { value: 'Patères', name: words('Patères', 'Wandhaken', 'Wall hooks', 'Wandhaken') },
      { value: 'Assise', name: words('Assise', 'Zitje', 'Seat', 'Hocker') },
      { value: 'Plateau', name: words('Plateau', 'Dienblad', 'Tray', 'Tablett') },
    ],
  },
];
