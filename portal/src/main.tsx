import '@fontsource-variable/literata/opsz.css';
import '@fontsource-variable/literata/opsz-italic.css';
import '@fontsource-variable/atkinson-hyperlegible-next/wght.css';
import '@lampstand/sdk/theme/tokens.css';
import './ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { takeHandOff } from './lib/hand-off.ts';

const place = document.getElementById('portal');
if (!place) throw new Error('The page has no place for the portal.');

await takeHandOff();
createRoot(place).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
