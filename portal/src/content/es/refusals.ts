import type { Refused } from '../en/failure.ts';
import { problem } from './problems.ts';

/** Messages of accounts and invitations, as the server and the sign-up form word them, in Spanish. */
export const refusals: Readonly<Record<string, string>> = {
  'Wrong email or password. Please try again.': 'El correo o la contraseña no coinciden. Inténtelo de nuevo.',
  'Please verify your email before you log in.': 'Verifique su correo antes de iniciar sesión.',
  'This account is disabled. Please ask an administrator of your church.':
    'Esta cuenta está desactivada. Consulte a quien administra la cuenta de su iglesia.',
  'This account no longer exists.': 'Esta cuenta ya no existe.',
  'This link has expired or was already used. Please request a new one.':
    'Este enlace venció o ya se usó. Solicite uno nuevo.',
  'This link has expired or was already used. Please log in.': 'Este enlace venció o ya se usó. Inicie sesión.',
  'Please select how you want to use Lampstand': 'Elija cómo quiere usar Lampstand',
  'Please enter your name': 'Escriba su nombre',
  'Please enter your first name': 'Escriba su nombre',
  'Please enter a valid email address': 'Escriba un correo válido',
  'Please enter your email address': 'Escriba su correo',
  'Please enter your invite code': 'Escriba su código de invitación',
  'Please enter your church name': 'Escriba el nombre de su iglesia',
  'Please enter church contact email': 'Escriba el correo de contacto de la iglesia',
  'Please enter a phone number: digits, spaces and + ( ) - only':
    'Escriba un número de teléfono: solo cifras, espacios y + ( ) -',
  'Password must be at least 6 characters': 'La contraseña debe tener al menos 6 caracteres',
  'Passwords do not match': 'Las contraseñas no coinciden',
  'This password is too common. Try a short sentence.':
    'Esta contraseña es demasiado común. Pruebe con una frase corta.',
  'Don’t use your name, email or church in your password.':
    'No use su nombre, su correo ni su iglesia en la contraseña.',
  'Your current password is wrong.': 'Su contraseña actual no es correcta.',
  'The password was changed somewhere else just now. Please log in again.':
    'La contraseña se acaba de cambiar en otro lugar. Inicie sesión de nuevo.',
  'This invite code has expired. Ask your church for a new one.':
    'Este código de invitación venció. Pida uno nuevo a su iglesia.',
  'This invite code is for a different email address.': 'Este código de invitación es para otro correo.',
  'You’re already in a church. An account can only join one.':
    'Usted ya está en una iglesia. Una cuenta solo puede unirse a una.',
  'You already have an account. Log in, then open the invitation link again.':
    'Usted ya tiene una cuenta. Inicie sesión y abra de nuevo el enlace de la invitación.',
  'We don’t recognize this promo code. You can leave it empty.':
    'No reconocemos este código de promoción. Puede dejarlo vacío.',
  'This is your only administrator. Make someone else an administrator first.':
    'Es la única cuenta de administrador. Dé antes ese rol a otra persona.',
};

/** A message that isn’t in the list is shown by its code, or by `fallback` when it has none. */
export const refusedEs: Refused = (error, fallback) =>
  refusals[error.message] ?? (fallback !== undefined && error.messageOr?.('') === '' ? fallback : problem(error));
