import { capitalize, countOf, listOf } from '../../../app-kit/index.ts';
import { meal } from './nouns.ts';

/** What could hurt someone, what was asked for, and answers to what was written. */
export const careWords = {
  warnings: {
    title: 'Before you cook',
    allergyTitle: (things: readonly string[]) => `Left out: everything with ${listOf([...things])}.`,
    allergy: (hidden: readonly string[]) =>
      `${hidden.length > 0 ? `Also where it’s hidden: ${hidden.join('; ')}. ` : ''}Brands change what is in a package, so read each label.`,
    soyOil: 'vegetable oil is often soybean oil, so look at the bottle at home too',
    unknownAllergyTitle: (foods: string) => `We couldn’t check for ${foods}.`,
    unknownAllergy:
      'We don’t know which foods that means, so we left nothing out for it: this plan can have it. Read each recipe and every label, and don’t eat what you aren’t sure of.',
    babyTitle: 'For the baby',
    baby: 'The meals on this plan aren’t for a baby under 1. Give breast milk or formula; formula isn’t in the total, so keep money for it. From about 6 months, ask the baby’s doctor about soft foods with iron, such as iron-fortified baby cereal, mashed beans or puréed meat. Mix formula exactly as its label says: never add extra water to make it last, because that can make a baby very sick. No honey before the first birthday, not even cooked, and no cow’s milk to drink. If formula runs out, call your WIC office, the baby’s doctor or 211 today.',
    chokingTitle: 'For children under 4',
    choking: (how: readonly string[]) =>
      `${how.map((one) => `${capitalize(one)}. `).join('')}Cook raw vegetables until they’re soft, or grate them, and give no crisp or hard pieces. Let them eat sitting down, with a grown-up beside them.`,
    pregnancyTitle: 'In pregnancy',
    pregnancy:
      'We left out tuna, and cold cuts that aren’t heated. Heat hot dogs and sliced meat until they steam, cook eggs until they’re firm, and use milk and cheese that are pasteurized. Show this plan to your doctor or midwife.',
    diabetesTitle: 'With diabetes in mind',
    diabetes:
      'We left out sugar, syrup, jelly and sweetened foods, and that is all we did. Keep the amounts of bread, tortillas, rice, pasta, potatoes and fruit that your doctor or dietitian gave you; this plan doesn’t replace their advice. Change no medicine because of it.',
    saltTitle: 'Less salt',
    salt: 'We left out the saltiest foods, and no recipe here adds salt. Buy cans that say “no salt added”; the recipes say which other cans to rinse. We don’t count sodium: bread, cheese and canned food have some.',
    halalTitle: 'Halal',
    halal:
      'We left out pork, lard, gelatin and alcohol. We can’t see how an animal was slaughtered: buy meat that is marked halal. Canned chicken, broth cubes and noodle packets are seldom halal: where a dish names one, look for the mark, or use beans or vegetables instead.',
    kosherTitle: 'Kosher style',
    kosher:
      'No pork, no shellfish, and no meat with milk in one dish. This isn’t kosher certification: look for the mark on the package.',
    noFridgeTitle: 'Without a fridge',
    noFridge:
      'Eat what you open at that meal, and throw away cooked food after two hours. Nothing here has to be kept cold before you open it.',
    soldHot:
      'SNAP pays for everything on the list, and there is no sales tax on it. It doesn’t pay for food that is sold hot.',
  },
  notes: {
    title: 'About what you wrote',
    answers: {
      'eating-disorder': {
        title: 'You deserve enough to eat, every day.',
        text: 'This plan counts no calories and sets no limit, and it has full servings for everyone. If food, weight or guilt about eating takes up much of your day, you can get help, and people do get better. The National Alliance for Eating Disorders (allianceforeatingdisorders.com) helps people find care. See a doctor soon, also if you have lost weight fast or feel faint, and tell someone you trust. If you think of hurting yourself, call or text 988.',
      },
      weight: {
        title: 'We count no calories.',
        text: 'This plan has full servings, and it doesn’t aim at a weight. A doctor or a dietitian can tell you what is right for your body.',
      },
      formula: {
        title: 'Never add water to formula to make it last.',
        text: 'Too much water can make a baby very sick, and so can formula made at home. If you’re running out, call your WIC office, the baby’s doctor or 211 today. They can often give you some the same day, and stores exchange brands when the doctor agrees.',
      },
      kidney: {
        title: 'This plan isn’t a kidney diet.',
        text: 'With kidney disease you may have to limit potassium, phosphorus, salt and protein, and how much depends on your blood tests. This plan doesn’t count them: beans, potatoes, tomatoes, bananas, oranges, milk, cheese and peanut butter have much of one or the other, and more meat isn’t always better. Ask your kidney doctor for a renal dietitian, which Medicare pays for with a referral, and show them this plan before you cook by it. Change no medicine because of it.',
      },
      'weight-loss': {
        title: 'Tell a doctor soon about the weight you lost.',
        text: 'Losing a lot of weight has a cause that a doctor can look for, and a dietitian can say how to gain it back. Until then, eat small meals often, and add oil, butter, cheese, eggs or peanut butter to what you eat. This plan has full servings and no limit.',
      },
      diabetes: {
        title: 'This plan isn’t a diabetes diet.',
        text: 'It doesn’t count carbohydrates, and it doesn’t know your medicines. Keep the amounts of bread, tortillas, rice, pasta, potatoes and fruit that your doctor or dietitian gave you, and change no medicine because of this plan. Many insurances, and Medicare, pay for classes with a dietitian.',
      },
      illness: {
        title: 'This plan isn’t a diet for an illness.',
        text: 'It doesn’t know your medicines or what your doctor has said. Show it to your doctor or a dietitian before you follow it, and don’t change any medicine because of it. If salt is a problem, tick “Less salt” above.',
      },
      swallowing: {
        title: 'Trouble swallowing is for a doctor first.',
        text: 'We chose soft dishes where we have them, but soft isn’t always safe: some people need food that is puréed and drinks that are thickened. Ask the doctor for a speech therapist, who can test it. Someone who coughs at each meal needs that soon. If someone can’t breathe, call 911.',
      },
      'hungry-now': {
        title: 'Food today',
        text: 'Call 211 and say, “I need food today.” They know the pantries and free meals that are open now, and most ask for no papers. You can also ask this church. The plan below can wait until you’ve eaten.',
      },
      'no-home': {
        title: 'Without a home or a kitchen',
        text: 'You can get SNAP without an address, and with no kitchen at all. In some states SNAP also pays for meals in certain restaurants for people without a home, people of 60 and older, and people with a disability: ask the SNAP office about the Restaurant Meals Program. 211 knows where meals are served today. Tick what you can heat food with above, and choose “No fridge” if you have none.',
      },
      chewing: {
        title: 'Soft food',
        text: 'We chose dishes that are easy to chew, for each meal for which we have at least three. Cut meat very small, cook vegetables until a fork goes through, and leave crusts off. If someone coughs when they swallow, ask a doctor first. Teeth that hurt can often be helped for little money: 211 knows the dental clinics near you.',
      },
      'baby-foods': {
        title: 'First foods for the baby',
        text: 'From about 6 months, and when the baby sits up and wants to eat: breast milk or formula first, and then a few spoons of one soft food at a time, such as iron-fortified baby cereal, mashed beans or lentils, puréed meat, mashed sweet potato or banana. Leave salt, sugar and honey out of the baby’s portion. WIC has baby cereal and baby food. The meals on this plan don’t count any of it, so keep some money for it.',
      },
      pregnant: {
        title: 'In pregnancy and after',
        text: 'Cook eggs and meat through, and use milk and cheese that are pasteurized. WIC gives food in pregnancy and while you breastfeed. If you can’t keep food down, call your doctor or midwife today.',
      },
      lifting: {
        title: 'Without heavy lifting',
        text: 'Take food out of the pot with a slotted spoon or a cup, so that you don’t have to lift it full. Fill it on the stove, with a cup. Buy the small packages where the list has a large bag, and ask the store to carry them or to deliver. Sit at the table to cut. A neighbor or someone at this church can open jars and carry bags, if you ask.',
      },
      'small-appetite': {
        title: 'For someone who eats little',
        text: 'We counted servings that are a fifth smaller. Eat them at any hour, half now and half later. If someone eats much less than before, or loses weight, tell a doctor.',
      },
      'big-appetite': {
        title: 'For people who eat a lot',
        text: 'We counted servings that are 30% larger, for everyone. Put bread, rice or tortillas beside a meal that isn’t enough.',
      },
      grief: {
        title: 'We’re sorry that you eat alone now.',
        text: 'Many people don’t feel hungry after a death. Simple food at the same hours helps, and so does company: many towns have lunch at a senior center, and this church can tell you who would gladly eat with you. If you hardly eat for days, or lose weight, tell a doctor.',
      },
      'school-meals': {
        title: 'Meals at school',
        text: 'The plan has each meal for everyone, on each day. For school days, untick the meals that the children eat at school, and plan the weekend and the others’ lunches by themselves: that costs less.',
      },
      picky: {
        title: 'For someone who eats few foods',
        text: 'Put one food they like on the plate at each meal, and let them leave the rest. Write the foods they never eat under “Foods to leave out”, and the plan goes without them.',
      },
    },
  },
  read: {
    unknownHave: (things: readonly string[]) =>
      `We don’t know these foods and planned without them: ${listOf([...things])}.`,
    guessed: (things: readonly string[]) =>
      `No amount was given for ${listOf([...things])}, so we counted one package of each.`,
    ownPrices: (prices: readonly string[]) => `Your prices, as we read them: ${prices.join('; ')}.`,
    ownPrice: (name: string, price: string, per: string) => `${name}, ${price} per ${per.replace(/^1 /, '')}`,
    unknownPrices: (things: readonly string[]) => `We don’t know these foods from your prices: ${listOf([...things])}.`,
    many: 'You entered more than 200 people. Plan them as two groups: one kitchen and one pot list don’t reach that far.',
  },
  wishes: {
    title: 'What you asked for',
    kept: (things: readonly string[]) => `On the plan: ${listOf([...things])}.`,
    meals: (label: string, meals: number) => `${label} (${countOf(meals, meal)})`,
    noRecipe: (things: readonly string[]) => `We have no recipe for ${listOf([...things], { last: 'or' })}.`,
    notFitting: (things: readonly string[]) =>
      `Not on the plan: ${listOf([...things])}. No recipe of ours for ${things.length === 1 ? 'it' : 'them'} fits your kitchen, your time and what you leave out.`,
    noRoom: (things: readonly string[]) =>
      `Not on the plan: ${listOf([...things])}. ${things.length === 1 ? 'It' : 'They'} didn’t fit in with your money and the other meals.`,
    left: (things: readonly string[]) => `Left out, as you wrote: ${listOf([...things])}.`,
    less: (things: readonly string[]) => `Less often, as you asked: ${listOf([...things])}.`,
    wide: (things: readonly string[]) =>
      `We kept ${listOf([...things])}, because no plan is good without ${things.length === 1 ? 'it' : 'them'}. Name the ones that no one eats under “Foods to leave out”.`,
    unsure: (things: readonly string[]) =>
      `We couldn’t tell whether you want ${listOf([...things], { last: 'or' })}, so we neither chose nor left out ${things.length === 1 ? 'that' : 'those'}.`,
    cookers: (things: readonly string[]) => `We counted on ${listOf([...things])} that you have.`,
    withoutCookers: (things: readonly string[]) => `Nothing here needs ${listOf([...things], { last: 'or' })}.`,
    riceCooker: 'Cook the rice of any recipe in your rice cooker, with its own cup and line.',
    anyMeal: (sentences: readonly string[]) =>
      `We can’t plan a food for one meal of the day alone, so look where it is: ${sentences.map((one) => `“${one}”`).join(' ')}`,
    unread: (sentences: readonly string[]) =>
      `We couldn’t use this for the plan: ${sentences.map((one) => `“${one}”`).join(' ')}`,
  },
};
