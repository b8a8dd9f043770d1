// Swaps the page's content by address fragment, the way a site builder's router does.
const pages = {
  '#letter':
    '<h2>The roof is dry</h2><p>Thank you to everyone who held a ladder. The scaffolding comes down on Saturday, and the side door opens again on Sunday.</p>',
  '#prayer':
    '<h2>Pray for the week</h2><div data-church="grace-chapel" data-app="prayer-generator" style="min-height:1410px"></div>',
  '#money':
    '<h2>Money course</h2><div data-church="grace-chapel" data-app="debt-coach" style="min-height:2210px"></div>',
};

function show() {
  const name = location.hash in pages ? location.hash : '#letter';
  document.getElementById('content').innerHTML = pages[name];
  for (const link of document.querySelectorAll('.tabs a')) {
    if (link.hash === name) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
}

addEventListener('hashchange', show);
show();
