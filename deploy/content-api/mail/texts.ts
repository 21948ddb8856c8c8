import type { Language } from '../../../shared/i18n/index.ts';

/** What the mails of the contact form say. `subject` stands before the visitor's own. */
export interface MailTexts {
  contact: {
    subject: string;
    civility: string;
    firstName: string;
    lastName: string;
    company: string;
    email: string;
    phone: string;
    commandNumber: string;
    resellerType: string;
    reseller: string;
    messageSubject: string;
    body: string;
    files: string;
  };
}

export const mailTexts: Record<Language, MailTexts> = {
  fr: {
    contact: {
      subject: 'Contact',
      civility: 'Civilité',
      firstName: 'Prénom',
      lastName: 'Nom',
      company: 'Société',
      email: 'E-mail',
      phone: 'Téléphone',
      commandNumber: 'Numéro de commande',
      resellerType: 'Lieu d’achat',
      reseller: 'Magasin ou site',
      messageSubject: 'Objet',
      body: 'Message',
      files: 'Pièces jointes',
    },
  },
  nl: {
    contact: {
      subject: 'Contact',
      civility: 'Aanspreking',
      firstName: 'Voornaam',
      lastName: 'Naam',
      company: 'Bedrijf',
      email: 'E-mail',
      phone: 'Telefoon',
      commandNumber: 'Bestelnummer',
      resellerType: 'Waar gekocht',
      reseller: 'Winkel of website',
      messageSubject: 'Onderwerp',
      body: 'Bericht',
      files: 'Bijlagen',
    },
  },
  en: {
    contact: {
      subject: 'Contact',
      civility: 'Title',
      firstName: 'First name',
      lastName: 'Last name',
      company: 'Company',
      email: 'Email',
      phone: 'Phone',
      commandNumber: 'Order number',
      resellerType: 'Where purchased',
      reseller: 'Shop or website',
      messageSubject: 'Subject',
      body: 'Message',
      files: 'Attachments',
    },
  },
  de: {
    contact: {
      subject: 'Kontakt',
      civility: 'Anrede',
      firstName: 'Vorname',
      lastName: 'Nachname',
      company: 'Firma',
      email: 'E-Mail',
      phone: 'Telefon',
      commandNumber: 'Auftragsnummer',
      resellerType: 'Gekauft bei',
      reseller: 'Geschäft oder Website',
      messageSubject: 'Betreff',
      body: 'Nachricht',
      files: 'Anhänge',
    },
  },
};
