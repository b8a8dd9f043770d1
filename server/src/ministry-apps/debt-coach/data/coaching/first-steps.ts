import type { Line } from '../../coaching-facts.ts';

/** The first payment: to a debt that is paid before the others, to one that is paid last, and to a single debt. */
export const firstMove: readonly Line[] = [
  ({ target, targetPayment, firstMonth, targetGone }) =>
    targetGone &&
    `Begin with ${target}. It gets ${targetPayment} in ${firstMonth}, and in ${targetGone} it leaves the list for good.`,
  ({ target, targetPayment, targetGone }) =>
    targetGone &&
    `You need not think about all of them at once. ${target} is first: ${targetPayment} to begin with, gone in ${targetGone}. The rest get what they are due and wait their turn.`,
  ({ target, targetPayment, targetGone }) =>
    targetGone &&
    `For now one name matters, and it is ${target}. Set ${targetPayment} to go there before the month can spend it. In ${targetGone} that money is free to help with the next.`,
  ({ target, targetGone, firstMonth, targetPayment }) =>
    targetGone &&
    `In ${firstMonth} send ${targetPayment} to ${target}, and keep sending. In ${targetGone} you write "paid" beside it, and the plan picks up speed by itself.`,
  ({ target, targetPayment, targetGone }) =>
    targetGone &&
    `The month is already decided, which is a relief: ${targetPayment} to ${target} first, and on like that until ${targetGone}. After that its payment walks on to the next debt.`,
  ({ target, targetPayment, firstMonth, targetGone, several }) =>
    several && !targetGone
      ? `${target} is first in line and will also be the last to go. It gets ${targetPayment} in ${firstMonth}, and more as soon as another debt is out of the way.`
      : undefined,
  ({ target, targetPayment, targetGone, several }) =>
    several && !targetGone
      ? `The weight of the plan lies on ${target}: ${targetPayment} at first, and then everything the others no longer need.`
      : undefined,
  ({ target, targetPayment, firstMonth, several }) =>
    several
      ? undefined
      : `${target} gets ${targetPayment} in ${firstMonth}. Let the payment go out by itself, on the day after money comes in, and you won’t have to decide it again.`,
  ({ target, targetPayment, several }) =>
    several
      ? undefined
      : `There is only one thing to do, each month: ${targetPayment} to ${target}, on time. It is dull, and it works.`,
];

/** When the first debt in the order is with a collector: ask for proof, then pay. */
export const proofFirst: readonly Line[] = [
  ({ target, targetPayment }) =>
    `${target} is first in line, and it is with a collector. So the letter goes out before the money: ask them to show in writing that the debt is right, and keep the ${targetPayment} ready until they have.`,
  ({ target, targetPayment, firstMonth }) =>
    `${targetPayment} is meant for ${target} in ${firstMonth}. Because a collector is asking for it, have them prove it in writing first. A debt that is yours can wait for an answer; one that isn’t shouldn’t be paid at all.`,
];

/** When one month is enough. */
export const finishNow: readonly Line[] = [
  () => 'Make the payments, keep the receipts, and ask each lender for a letter that says the balance is zero.',
  () => 'Pay, and then ask for the zero balance in writing. It is a good sheet of paper to own.',
];

/** What to do while there is no date, or while the money is not enough. */
export const askFirst: readonly Line[] = [
  () =>
    'Make one call this week, with this page in front of you. A nonprofit counselor asks lenders for lower rates as daily work, and the first talk commits you to nothing.',
  () =>
    'Print this page and take it to someone who does this every day: a nonprofit credit counselor. You won’t have to explain the numbers, because they are all here.',
  () =>
    'Before the next payment, ask. What to say on the phone is further down; read it aloud once, and then dial. Rates and payments can be easier to move than they look on a letter.',
  () =>
    'The call is the plan for now. Say what you can pay without going hungry, ask what they can do, and write the answer down with the name and the day.',
];
