import { words } from './words.ts';

export const materials = [
  { value: 'chene-massif', name: words('Chêne massif', 'Massief eiken', 'Solid oak', 'Massive Eiche') },
  { value: 'noyer', name: words('Noyer', 'Notenhout', 'Walnut', 'Nussbaum') },
  { value: 'laque-mate', name: words('Laque mate', 'Matte lak', 'Matt lacquer', 'Mattlack') },
  { value: 'metal', name: words('Métal', 'Metaal', 'Metal', 'Metall') },
  { value: 'ceramique', name: words('Céramique', 'Keramiek', 'Ceramic', 'Keramik') },
  {
    value: 'pierre-de-synthese',
    name: words('Pierre de synthèse', 'Composietsteen', 'Solid surface', 'Mineralwerkstoff'),
  },
  { value: 'miroir', name: words('Verre miroir', 'Spiegelglas', 'Mirror glass', 'Spiegelglas') },
];
