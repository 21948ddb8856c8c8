import type { store } from '../../content-api/tables.ts';
import { belgium } from './stores/belgium.ts';
import { austria, germany } from './stores/germany-and-austria.ts';
import { luxembourg, switzerland } from './stores/luxembourg-and-switzerland.ts';
import { netherlands } from './stores/netherlands.ts';
import { northOfFrance } from './stores/north-of-france.ts';
import { southEastOfFrance } from './stores/south-east-of-france.ts';
import type { StoreRecord } from './stores/store-record.ts';
import { storeTypes } from './stores/store-types.ts';
import { unitedKingdom } from './stores/united-kingdom.ts';
import { westOfFrance } from './stores/west-of-france.ts';

type StoreRow = typeof store.$inferInsert;

/** A retailer as a row; `mailbox` is what mail addresses begin with in its country. */
const rowIn =
  (countryCode: string, mailbox: string) =>
  ({ id, type, domain, at: [lat, lng], ...record }: StoreRecord): StoreRow => ({
    ...record,
    id: `${countryCode.toLowerCase()}-${id}`,
    type: storeTypes[type],
    countryCode,
    lat,
    lng,
    ...(domain && { mail: `${mailbox}@${domain}.example`, website: `https://${domain}.example/` }),
  });

/** All retailers as rows of their table, country by country. */
export const storeRows: StoreRow[] = [
  ...[...northOfFrance, ...westOfFrance, ...southEastOfFrance].map(rowIn('FR', 'bonjour')),
  ...belgium.map(rowIn('BE', 'info')),
  ...netherlands.map(rowIn('NL', 'info')),
  ...germany.map(rowIn('DE', 'hallo')),
  ...luxembourg.map(rowIn('LU', 'contact')),
  ...switzerland.map(rowIn('CH', 'info')),
  ...austria.map(rowIn('AT', 'hallo')),
  ...unitedKingdom.map(rowIn('GB', 'hello')),
];
