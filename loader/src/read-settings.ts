/** What a place asks for, not yet checked; what is missing is empty. */
export type Settings = [church: string, app: string, title: string, mode: string, label: string, z: string];

/** Reads the settings of a place: each as `data-…`, or by its bare name on `<ministry-app>`. */
export function readSettings(element: Element): Settings {
  const settings = ['church', 'app', 'title', 'mode', 'label', 'z'].map(
    (name) => element.getAttribute(`data-${name}`) || element.getAttribute(name) || '',
  ) as Settings;
  settings[2] ||= settings[1].replace(/-/g, ' ');
  return settings;
}
