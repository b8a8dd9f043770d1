import type { ContactAnswer, ContactMessage } from '@lampstand/server/contracts';
import { useState } from 'react';
import { api, read } from './api.ts';
import { useSubmit } from './use-submit.ts';

/** Sends a message to support. `help` is what someone in danger sees first; the next `send` then sends the message. */
export function useContact() {
  const [help, setHelp] = useState<ContactAnswer['help']>();
  const { send, busy, error } = useSubmit(async (typed: Omit<ContactMessage, 'helpSeen'>) => {
    const answer = await read<ContactAnswer>(api.contact.$post({ json: { ...typed, helpSeen: help !== undefined } }));
    if (answer.help) setHelp(answer.help);
    return answer.sent;
  });
  return { send, busy, error, help };
}
