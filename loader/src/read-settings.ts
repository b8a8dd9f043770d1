/** What an element asks for, unchecked; a missing setting is an empty text. */
export type Settings = [church: string, app: string, title: string, mode: string, label: string, z: string];

/** Reads the settings of an element: each as `data-…`, or by its bare name on `<ministry-app>`. */
export function readSettings(element: Element): Settings {
  const settings = ['church', 'app', 'title', 'mode', 'label', 'z'].map(
    (name) => element.getAttribute(`data-${name}`) || element.getAttribute(name) || '',
  ) as Settings;
  settings[2] ||= settings[1].replace(/-/g, ' ');
  return settings;
}
