import { expect, test } from 'vitest';
import { createTestApp } from '../../testing/create-test-app.ts';

test('a Super Admin gets the name of the church that they opened', async () => {
  const { given, as, close } = await createTestApp();
  await given.church({ slug: 'hillside', name: 'Hillside Fellowship' });
  const staff = await as(await given.person({ role: 'Super Admin' }));

  const named = await staff.get('/api/church-admin/church?church=Hillside');
  const unknown = await staff.get('/api/church-admin/church?church=nowhere');

  expect(await named.json()).toMatchObject({ church: { slug: 'hillside', name: 'Hillside Fellowship' } });
  expect(unknown.status).toBe(404);
  await close();
});

test('an administrator cannot ask for another church', async () => {
  const { given, as, close } = await createTestApp();
  await given.church({ slug: 'hillside' });
  const admin = await as(await given.administrator());

  expect((await admin.get('/api/church-admin/church?church=hillside')).status).toBe(404);
  await close();
});
