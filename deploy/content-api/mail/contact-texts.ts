import type { Language } from 'shared/i18n';

/** The texts of the contact form's mails; those about accounts are in `account-texts.ts`. `subject` precedes the visitor's own. */
export interface MailTexts {
  receipt: { subject: string; greeting: string; sentence: string; reference: string; answer: string };
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
    receipt: {
      subject: 'Nous avons reçu votre message',
      greeting: 'Bonjour,',
      sentence: 'Merci de nous avoir écrit : votre message nous est bien parvenu.',
      reference: 'Référence',
      answer: 'Nous vous répondons par e-mail, en général sous deux jours ouvrés.',
    },
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
    receipt: {
      subject: 'Wij hebben uw bericht ontvangen',
      greeting: 'Goedendag,',
      sentence: 'Bedankt voor uw bericht: het is goed aangekomen.',
      reference: 'Referentie',
      answer: 'Wij antwoorden per e-mail, meestal binnen twee werkdagen.',
    },
    contact: {
      subject: 'Contact',
      civility: 'Aanhef',
      firstName: 'Voornaam',
      lastName: 'Achternaam',
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
    receipt: {
      subject: 'We have received your message',
      greeting: 'Hello,',
      sentence: 'Thank you for writing to us: your message has arrived.',
      reference: 'Reference',
      answer: 'We answer by e-mail, as a rule within two working days.',
    },
    contact: {
      subject: 'Contact',
      civility: 'Title',
      firstName: 'First name',
      lastName: 'Last name',
      company: 'Company',
      email: 'E-mail',
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
    receipt: {
      subject: 'Wir haben Ihre Nachricht erhalten',
      greeting: 'Guten Tag,',
      sentence: 'Danke, dass Sie uns geschrieben haben: Ihre Nachricht ist angekommen.',
      reference: 'Vorgangsnummer',
      answer: 'Wir antworten per E-Mail, in der Regel binnen zwei Werktagen.',
    },
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
