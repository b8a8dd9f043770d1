/** Texts below the help that a message on the contact page is answered with. */
export const contactEn = {
  unsent: 'Your message isn’t sent yet. It goes to our support team, and we may not read it until tomorrow.',
};
