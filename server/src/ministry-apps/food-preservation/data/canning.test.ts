import { expect, test } from 'vitest';
import { dialPounds, type Jar, jars, pressureProcesses, waterProcesses, weightPounds } from './canning.ts';
import { foodWith } from './foods/index.ts';

/**
 * The figures once more, as they are read off the tables of the USDA Complete Guide (Guides 2 to 7): the first food of a
 * process, its word when it has one, headspace in quarter inches, then minutes by jar.
 */
const underPressure = `
green-beans 4 pint 20 quart 25
asparagus 4 pint 30 quart 40
lima-beans-fresh 4 pint 40 quart 50
dried-beans 4 pint 75 quart 90
beets 4 pint 30 quart 35
carrots 4 pint 25 quart 30
corn-on-the-cob 4 pint 55 quart 85
peas-fresh 4 pint 40 quart 40
potatoes 4 pint 35 quart 40
sweet-potatoes 4 pint 65 quart 90
pumpkin-whole 4 pint 55 quart 90
greens 4 pint 70 quart 90
okra 4 pint 25 quart 40
mushrooms 4 half-pint 45 pint 45
bell-peppers 4 half-pint 35 pint 35
tomatoes 2 pint 15 quart 15
tomatoes/whole 2 pint 10 quart 10
chicken-parts 5 pint 75 quart 90
beef-steaks 4 pint 75 quart 90
ground-beef 4 pint 75 quart 90
broth-or-stock-homemade 4 pint 20 quart 25
soup-or-stew 4 pint 60 quart 75
fatty-fish 4 pint 100`;

const inBoilingWater = `
peaches-and-nectarines 2 pint 20,25,30,35 quart 25,30,35,40
pears 2 pint 20,25,30,35 quart 25,30,35,40
apples 2 pint 20,25,30,35 quart 20,25,30,35
applesauce-homemade 2 pint 15,20,20,25 quart 20,25,30,35
blackberries-and-boysenberries 2 pint 15,20,20,25 quart 20,25,30,35
cherries 2 pint 15,20,20,25 quart 20,25,30,35
plums 2 pint 20,25,30,35 quart 25,30,35,40
grapes 4 pint 10,15,15,20 quart 10,15,15,20
pineapple-whole 2 pint 15,20,20,25 quart 20,25,30,35
rhubarb 2 pint 15,20,20,25 quart 15,20,20,25
lemons-limes-oranges-and-grapefruit 2 pint 10,15,15,20 quart 10,15,15,20
figs-fresh 2 pint 45,50,55,60 quart 50,55,60,65
tomatoes 2 pint 35,40,45,50 quart 45,50,55,60
tomatoes/whole 2 pint 40,45,50,55 quart 45,50,55,60
sauerkraut-homemade 2 pint 10,15,15,20 quart 15,20,20,25
cucumbers 2 pint 10,15,20 quart 15,20,25
jam-jelly-and-preserves 1 half-pint 5,10,15 pint 5,10,15`;

const quarterInches: { readonly [headspace: string]: number } = {
  '¼ inch': 1,
  '½ inch': 2,
  '1 inch': 4,
  '1¼ inches': 5,
};

interface Process {
  foods: readonly string[];
  when?: readonly string[];
  headspace: string;
  minutes: { readonly [jar in Jar]?: number | readonly number[] };
}

const lineOf = ({ foods: [food], when, headspace, minutes }: Process) =>
  [
    when ? `${food}/${when[0]}` : food,
    quarterInches[headspace],
    ...jars.flatMap((jar) => (minutes[jar] === undefined ? [] : [jar, String(minutes[jar])])),
  ].join(' ');

test('every process has the minutes and the headspace of the USDA tables, and no other process exists', () => {
  expect(pressureProcesses.map(lineOf)).toEqual(underPressure.trim().split('\n'));
  expect(waterProcesses.map(lineOf)).toEqual(inBoilingWater.trim().split('\n'));
});

test('a larger jar never takes fewer minutes, and no altitude fewer than a lower one', () => {
  for (const { title, minutes } of [...pressureProcesses, ...waterProcesses]) {
    const bySize = jars.flatMap((jar) => (minutes[jar] === undefined ? [] : [[minutes[jar]].flat()]));
    for (const times of bySize) {
      const steps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
      expect(
        steps.every((more) => more === 0 || more === 5),
        title,
      ).toBe(true);
    }
    for (const [index, larger] of bySize.slice(1).entries())
      expect(
        larger.every((time, band) => time >= (bySize[index]?.[band] ?? 0)),
        title,
      ).toBe(true);
  }
});

test('pounds are 11 to 14 on a dial and 10 or 15 with a weight, up to 8,000 feet', () => {
  expect(dialPounds.map(({ to, pounds }) => [to, pounds])).toEqual([
    [2_000, 11],
    [4_000, 12],
    [6_000, 13],
    [8_000, 14],
  ]);
  expect(weightPounds.map(({ to, pounds }) => [to, pounds])).toEqual([
    [1_000, 10],
    [8_000, 15],
  ]);
});

test('boiling water is for food with acid of its own or with acid that every jar gets', () => {
  // Pickles have the vinegar of their tested recipe.
  for (const { foods, acid, title } of waterProcesses.filter(({ foods }) => !foods.includes('cucumbers'))) {
    const needsAcid = foods.some((id) => foodWith(id).acid === 'add');
    if (needsAcid) expect(acid, title).toBe('lemon-juice');
    expect(
      foods.some((id) => foodWith(id).acid === 'low'),
      title,
    ).toBe(false);
  }
});

test('tomatoes get acid under pressure as well', () => {
  for (const { foods, prepare } of pressureProcesses.filter(({ foods }) => foods.includes('tomatoes')))
    expect(prepare.join(' '), foods.join()).toMatch(/bottled lemon juice/i);
});
