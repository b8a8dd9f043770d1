(({ blocks, blockEditor, components, element, i18n }, told) => {
  const { createElement: el, Fragment } = element;
  const { __, sprintf } = i18n;
  const { InspectorControls, useBlockProps } = blockEditor;
  const { Notice, PanelBody, Placeholder, SelectControl, TextControl } = components;

  const modes = [
    { value: 'inline', label: __('On the page', 'lampstand') },
    { value: 'popup', label: __('A button that opens it', 'lampstand') },
    { value: 'float', label: __('A button in the corner', 'lampstand') },
    { value: 'page', label: __('A button that fills the screen', 'lampstand') },
  ];

  // The list comes from the server; while it is away the id is typed.
  function AppControl({ value, onChange }) {
    const label = __('App', 'lampstand');
    if (told.apps.length === 0)
      return el(TextControl, {
        label,
        value,
        onChange,
        help: __('Its ID, for example prayer-generator.', 'lampstand'),
      });
    const known = told.apps.map(({ id, name }) => ({ value: id, label: name }));
    const isUnknown = value && !known.some((app) => app.value === value);
    const options = [
      { value: '', label: __('Choose an app', 'lampstand') },
      ...known,
      ...(isUnknown ? [{ value, label: value }] : []),
    ];
    return el(SelectControl, { label, value, onChange, options });
  }

  function Settings({ attributes: { app, church, mode, label }, setAttributes }) {
    const set = (name) => (value) => setAttributes({ [name]: value });
    return el(
      InspectorControls,
      null,
      el(
        PanelBody,
        { title: __('App', 'lampstand') },
        el(AppControl, { value: app, onChange: set('app') }),
        el(SelectControl, {
          label: __('Where it opens', 'lampstand'),
          value: mode,
          options: modes,
          onChange: set('mode'),
        }),
        mode !== 'inline' &&
          el(TextControl, { label: __('Button text', 'lampstand'), value: label, onChange: set('label') }),
        el(TextControl, {
          label: __('Church ID', 'lampstand'),
          value: church,
          placeholder: told.church,
          help: __('Leave it empty to use this site’s church.', 'lampstand'),
          onChange: set('church'),
        }),
      ),
    );
  }

  function Trouble({ church }) {
    if (told.origin && (church || told.church)) return null;
    const says = told.settings
      ? __('Lampstand isn’t set up yet.', 'lampstand')
      : __('Lampstand isn’t set up on this site yet. Please ask an administrator.', 'lampstand');
    const actions = told.settings ? [{ label: __('Open the settings', 'lampstand'), url: told.settings }] : [];
    return el(Notice, { status: 'warning', isDismissible: false, actions }, says);
  }

  function Card({ attributes: { app, church, mode }, setAttributes }) {
    const entry = told.apps.find(({ id }) => id === app);
    const shownChurch = church || told.church;
    const instructions = app
      ? (entry?.summary ?? '')
      : __('Choose an app. Visitors will see it on the published page.', 'lampstand');
    return el(
      Placeholder,
      { icon: 'lightbulb', label: entry?.name ?? (app || __('Lampstand app', 'lampstand')), instructions },
      el(Trouble, { church }),
      !app && el(AppControl, { value: app, onChange: (value) => setAttributes({ app: value }) }),
      app &&
        shownChurch &&
        el(
          'p',
          { style: { margin: 0, flexBasis: '100%' } },
          // translators: 1: the church's id. 2: where the app opens, e.g. In the page.
          sprintf(
            __('%1$s · %2$s', 'lampstand'),
            shownChurch,
            modes.find(({ value }) => value === mode)?.label ?? mode,
          ),
        ),
    );
  }

  blocks.registerBlockType('lampstand/app', {
    edit(props) {
      return el(Fragment, null, el(Settings, props), el('div', useBlockProps(), el(Card, props)));
    },
    // Written by the server, so that it can change without touching the post.
    save: () => null,
  });
})(window.wp, window.lampstandEditor || { origin: '', church: '', apps: [], settings: '' });
