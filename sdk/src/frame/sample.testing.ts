import type { Manifest } from '../app/index.ts';
import type { FrameDocumentOptions } from './server.tsx';

/** A manifest with every kind of field, for tests. */
export const sampleManifest: Manifest = {
  id: 'prayer-generator',
  name: 'Prayer Generator',
  group: 'spiritual-growth',
  summary: 'A prayer in your own words.',
  icon: '',
  iconLit: '',
  requiresAuth: false,
  authBypassSupported: true,
  surface: 'form',
  intro: 'Tell us what it is about, in your own words. You will get a prayer and the verse it leans on.',
  fields: [
    {
      kind: 'choice',
      name: 'purpose',
      label: 'What is the prayer for?',
      display: 'select',
      half: true,
      options: ['Healing', 'Thanksgiving', 'Guidance', 'Grief', 'A meeting', 'A meal'].map((label) => ({
        value: label.toLowerCase(),
        label,
      })),
    },
    { kind: 'text', name: 'names', label: 'First names', maxLength: 120, optional: true, half: true },
    { kind: 'long-text', name: 'situation', label: 'What is happening?', maxLength: 1000, rows: 4 },
    {
      kind: 'choice',
      name: 'voice',
      label: 'Who is praying?',
      display: 'segments',
      half: true,
      initial: 'i',
      options: [
        { value: 'i', label: 'I' },
        { value: 'we', label: 'We' },
        { value: 'leader', label: 'Leader and people' },
      ],
    },
    {
      kind: 'choice',
      name: 'length',
      label: 'How long, read aloud?',
      display: 'segments',
      half: true,
      initial: '60',
      options: [
        { value: '30', label: '30 s' },
        { value: '60', label: '1 min' },
        { value: '120', label: '2 min' },
        { value: '240', label: '4 min' },
      ],
    },
    { kind: 'text', name: 'passage', label: 'A passage to lean on', maxLength: 120, optional: true, more: true },
    {
      kind: 'toggle',
      name: 'public',
      label: 'It will be read in public',
      optional: true,
      more: true,
    },
  ],
  moreLabel: 'Style, passage, how God is addressed',
  words: {
    submit: 'Write the prayer',
    busy: 'Writing your prayer',
    ready: 'Your prayer is ready',
    change: 'Change what I wrote',
    restart: 'Start another',
    submitHelp: 'It takes a few seconds. You can change every word.',
  },
  examples: [
    { label: 'For a friend out of work', input: { purpose: 'guidance', situation: 'My friend has lost his job.' } },
    { label: 'I cannot sleep', input: { purpose: 'guidance', situation: 'I lie awake and count the hours.' } },
    { label: 'Opening a meeting', input: { purpose: 'a meeting', situation: 'We open the building committee.' } },
  ],
  exports: ['copy', 'print', 'docx'],
  heights: { narrow: 900, medium: 800, wide: 760 },
  permissions: ['clipboard-write'],
};

/** What the server gives the frame for Grace Chapel, for tests. */
export const sampleOptions: FrameDocumentOptions = {
  nonce: 'n0nce',
  assets: {
    script: 'frame-a.js',
    deferred: 'deferred-a.js',
    chat: 'chat-a.js',
    records: 'records-a.js',
    words: 'words-a.js',
    wordsSpanish: 'words-es-a.js',
    result: 'result-a.css',
    css: 'frame.css',
  },
  css: 'main{color:red}',
  assetsUrl: 'https://apps.example/assets/frame/',
  accent: '#2f6b4f',
  boot: {
    church: {
      slug: 'grace-chapel',
      name: 'Grace Chapel',
      care: { label: 'The care team of Grace Chapel', email: 'care@grace-chapel.example' },
    },
    app: 'prayer-generator',
    token: 'token-1',
    api: 'https://apps.example',
    hosted: 'https://apps.example/a/grace-chapel/prayer-generator',
    privacy: 'https://apps.example/privacy',
    manifest: sampleManifest,
    theme: 'auto',
    lang: 'en',
    dir: 'ltr',
    aud: 'embed',
  },
};
