import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mailPlace } from './mail-place.ts';

test('the start says where mails go, and never with which password', () => {
  assert.equal(
    mailPlace({ smtpUrl: undefined, dataDir: '/srv/rivelle' }),
    'Mail is not sent: its messages are in /srv/rivelle/outbox.',
  );
  assert.equal(
    mailPlace({ smtpUrl: 'smtp://user:secret@mail.example:587', dataDir: '/srv/rivelle' }),
    'Mail leaves by mail.example:587.',
  );
});
