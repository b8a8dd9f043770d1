// The colors of tokens.css as hex: mail programs support neither custom properties nor oklch.
const read = "font-family:'Iowan Old Style','Palatino Linotype',Palatino,Georgia,serif";
const plain = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',Arial,sans-serif";
const quiet = 'color:#495963;font-size:15px;line-height:1.5';

/** Style attributes of the light theme. */
export const emailStyle = {
  body: `margin:0;padding:0;background-color:#faf7f0;color:#162934;${plain};font-size:17px;line-height:1.58`,
  sheet: 'max-width:560px;margin:0 auto;padding:32px 24px 48px',
  mark: `margin:0 0 40px;padding-bottom:12px;border-bottom:4px double #162934;${read};font-size:20px;font-weight:600`,
  heading: `margin:0 0 24px;${read};font-size:30px;line-height:1.2;font-weight:500;letter-spacing:-0.014em`,
  paragraph: 'margin:0 0 16px',
  by: `margin:24px 0 8px;${quiet}`,
  quote: `margin:0 0 24px;padding:16px 20px;border-left:4px solid #bd7c28;background-color:#fceed0;color:#162934;${read};line-height:1.68;white-space:pre-wrap;overflow-wrap:anywhere`,
  code: 'margin:0 0 24px;padding:12px 16px;border-left:4px solid #bd7c28;background-color:#fceed0;color:#162934;font-family:ui-monospace,Menlo,Consolas,monospace;font-size:14px;line-height:1.5;white-space:pre-wrap;overflow-wrap:anywhere',
  action: 'margin:32px 0 16px',
  button:
    'display:inline-block;padding:12px 24px;border-radius:5px;background-color:#162934;color:#fefcf9;font-weight:650;text-decoration:none',
  bare: `margin:0 0 32px;${quiet}`,
  link: 'color:#1a3e50;overflow-wrap:anywhere',
  foot: `margin-top:40px;padding-top:16px;border-top:1px solid #d9d4cb;${quiet}`,
} as const;

/** The dark theme, for mail programs that follow the device. */
export const nightStyle = `@media (prefers-color-scheme: dark) {
.paper { background-color: #101a22 !important; color: #ede7dc !important; }
.mark { border-color: #ede7dc !important; }
.quiet { color: #bbb5a9 !important; }
.link { color: #f0c16e !important; }
.lit { background-color: #3b2c16 !important; color: #ede7dc !important; border-color: #f8bb53 !important; }
.button { background-color: #f8bb53 !important; color: #101a22 !important; }
.rule { border-color: #313d46 !important; }
}`;
