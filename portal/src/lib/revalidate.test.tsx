import { expect, test, vi } from 'vitest';
import { render } from '../testing/render.tsx';
import { revalidate, useRevalidateOn } from './revalidate.ts';

function Shows({ topic, fetchAgain }: { topic: 'members' | 'invitations'; fetchAgain: () => unknown }) {
  useRevalidateOn(topic, fetchAgain);
  return null;
}

test('all data on screen of a topic is reloaded, and nothing else', async () => {
  const [list, stats, letters] = [vi.fn(), vi.fn(), vi.fn()];
  const { again } = render(
    <>
      <Shows topic="members" fetchAgain={list} />
      <Shows topic="members" fetchAgain={stats} />
      <Shows topic="invitations" fetchAgain={letters} />
    </>,
  );

  await revalidate('members');
  expect([list, stats, letters].map((each) => each.mock.calls.length)).toEqual([1, 1, 0]);

  again(null);
  await revalidate('members');
  expect(list).toHaveBeenCalledOnce();
});

test('one list that fails to load does not stop the others', async () => {
  const works = vi.fn();
  render(
    <>
      <Shows topic="members" fetchAgain={() => Promise.reject(new Error('gone'))} />
      <Shows topic="members" fetchAgain={works} />
    </>,
  );

  await revalidate('members');

  expect(works).toHaveBeenCalledOnce();
});
