import { pluralOf } from '@lampstand/sdk/app';
import type { ManagementAction, ManagementWords } from '../en/management.ts';
import { problem } from './problems.ts';

const plural = (count: number, one: string, other: string) => pluralOf(count, { one, other }, 'es');
const accounts = (count: number) => `${count} ${plural(count, 'cuenta', 'cuentas')}`;
const ended = 'Esta invitación ya se aceptó o se anuló. Vuelva a cargar la página.';

/** Why an action is refused when its conditions are not met. True for one account and for several. */
const conflicts: { readonly [Action in ManagementAction]?: string } = {
  approve: 'Una cuenta desactivada no se aprueba: se reactiva.',
  disable: 'No puede desactivar su propia cuenta ni la del único administrador de la iglesia.',
  enable: 'Una cuenta que espera aprobación no se reactiva: se aprueba.',
  role: 'Es la única cuenta de administrador. Dé antes ese rol a otra persona.',
  send: 'Esta persona ya es miembro o ya tiene una invitación. Si la tiene, puede reenviarla.',
  resend: ended,
  revoke: ended,
};
const ofMembers: readonly ManagementAction[] = ['approve', 'disable', 'enable', 'role'];

/** Spanish messages of the Church Management tab. */
export const managementEs: ManagementWords = {
  churchId: 'ID de la iglesia',
  invite: 'Invitar a alguien',
  refused: (action, error) => {
    if (error.code === 'conflict') return conflicts[action] ?? problem(error);
    if (error.code === 'forbidden' && ofMembers.includes(action)) return 'Aquí no se puede cambiar a un Super Admin.';
    return problem(error);
  },
  roles: {
    'Super Admin': 'Super Admin',
    'Church Administrator': 'Administrador de la iglesia',
    Pastor: 'Pastor',
    'Ministry Leader': 'Líder de ministerio',
    'Standard User': 'Miembro',
  },
  statuses: { active: 'Activo', pending: 'Por aprobar', disabled: 'Desactivado' },

  counts: {
    name: 'las cifras',
    failed: 'No se pudieron cargar las cifras.',
    label: 'Miembros',
    total: (count: number) => plural(count, 'Miembro', 'Miembros'),
    active: 'Activos',
    pending: 'Por aprobar',
    disabled: 'Desactivados',
  },

  queue: {
    title: 'Por aprobar',
    name: 'la lista de espera',
    failed: 'No se pudo cargar la lista de espera.',
    none: 'Nadie está esperando.',
    asked: 'lo pidió',
    approve: 'Aprobar',
    approveOf: (name) => `Aprobar a ${name}`,
    approveAll: (count) => `Aprobar a ${plural(count, '1', `los ${count}`)}`,
    decline: 'Rechazar',
    declineOf: (name) => `Rechazar a ${name}`,
    ask: (name) => `¿Rechazar a ${name}?`,
    askText: 'La persona conserva su cuenta, pero no puede usarla con su iglesia. Puede reactivarla después.',
  },

  members: {
    title: 'Miembros',
    name: 'los miembros',
    failed: 'No se pudieron cargar los miembros.',
    none: 'Todavía no hay miembros',
    noneText: 'Invite a la persona que administra su sitio web.',
    noMatch: 'Sin resultados',
    noMatchText: 'Ningún miembro coincide con estos filtros.',
    showAll: 'Mostrar todos los miembros',
    find: 'Buscar un miembro',
    findHint: 'Nombre o correo',
    anyStatus: 'Estado: todos',
    anyRole: 'Rol: todos',
    caption: 'Miembros de la iglesia',
    columns: {
      member: 'Miembro',
      role: 'Rol',
      status: 'Estado',
      joined: 'Desde',
      login: 'Última sesión',
      app: 'Última aplicación',
      actions: 'Acciones',
    },
    noApp: 'Ninguna todavía',
    select: { all: 'Seleccionar todo', row: (name) => `Seleccionar a ${name}` },
    shown: (count, total) =>
      `${plural(count, 'Se muestra', 'Se muestran')} ${count}${total === undefined ? '' : ` de ${total}`}, por última sesión`,
  },

  menu: {
    open: (name) => `Acciones para ${name}`,
    approve: 'Aprobar',
    enable: 'Reactivar',
    disable: 'Desactivar',
    disableAsk: 'Desactivar…',
    make: (role) => `Dar el rol de ${role}`,
    askDisable: (name) => `¿Desactivar la cuenta de ${name}?`,
    askDisableText: 'La cuenta se conserva, pero la persona no puede iniciar sesión. Puede reactivarla cuando quiera.',
    askPromote: (name) => `¿Dar a ${name} el rol de administrador?`,
    askPromoteText:
      'Un administrador ve a todos los miembros, envía invitaciones y configura el sitio web. Puede cambiarlo después.',
  },

  bulk: {
    label: 'Miembros seleccionados',
    selected: (count) => plural(count, 'seleccionado', 'seleccionados'),
    approve: (count) => `Aprobar ${count} en espera`,
    disable: (count) => `Desactivar ${accounts(count)}`,
    disableAsk: (count) => `Desactivar ${count}…`,
    ask: (count) => `¿Desactivar ${accounts(count)}?`,
    clear: 'Quitar selección',
  },

  done: {
    approve: 'Cuenta aprobada',
    disable: 'Cuenta desactivada',
    enable: 'Cuenta reactivada',
    role: 'Rol actualizado',
    approved: (count) => `${plural(count, 'Se aprobó', 'Se aprobaron')} ${accounts(count)}`,
    disabled: (count) => `${plural(count, 'Se desactivó', 'Se desactivaron')} ${accounts(count)}`,
    notChanged: (count, action) =>
      `${plural(count, 'Quedó igual', 'Quedaron igual')} ${accounts(count)}. ${conflicts[action] ?? 'Vuelva a cargar la página.'}`,
    send: 'Invitación enviada',
    sentTo: (email) => `a ${email}`,
    resend: 'Invitación reenviada',
    revoke: 'Invitación anulada',
    joinCode: 'Código creado',
    joinCodeRemoved: 'Código quitado',
  },

  sending: {
    title: (church) => `Invitar a alguien a ${church}`,
    email: 'Correo electrónico',
    noEmail: 'Falta el correo electrónico',
    badEmail: 'Escriba una dirección de correo válida',
    message: 'Mensaje',
    optional: 'opcional',
    messageHelp: 'Aparece encima del botón en el correo.',
    note: [
      'Esta persona recibirá',
      'un enlace personal. Será miembro de su iglesia. Usted puede cambiar su rol después.',
    ],
    failed: 'No se envió la invitación.',
    send: 'Enviar invitación',
    sending: 'Enviando…',
  },

  invitations: {
    title: 'Invitaciones',
    name: 'las invitaciones',
    failed: 'No se pudieron cargar las invitaciones.',
    none: 'Todavía no hay invitaciones',
    noneText: 'Invite a las personas por correo. Cada enlace sirve para una sola persona.',
    counts: (sent, accepted, expired, revoked) =>
      [
        `${sent} ${plural(sent, 'enviada', 'enviadas')}`,
        `${accepted} ${plural(accepted, 'aceptada', 'aceptadas')}`,
        `${expired} ${plural(expired, 'vencida', 'vencidas')}`,
        `${revoked} ${plural(revoked, 'anulada', 'anuladas')}`,
      ].join(', '),
    columns: { email: 'Correo', status: 'Estado', sent: 'Enviada', expires: 'Vence', actions: 'Acciones' },
    statuses: { sent: 'Enviada', accepted: 'Aceptada', expired: 'Vencida', revoked: 'Anulada' },
    shown: (count) => plural(count, 'Se muestra 1', `Se muestran ${count}, primero las más recientes`),
    noActions: 'Sin acciones',
    resend: 'Reenviar',
    resendTo: (email) => `Reenviar a ${email}`,
    sendNew: 'Enviar otra',
    sendNewTo: (email) => `Enviar otra a ${email}`,
    resendHint: 'Envía un correo nuevo. El enlace anterior deja de funcionar.',
    revoke: 'Anular la invitación',
    revokeAsk: 'Anular…',
    revokeOf: (email) => `Anular… la invitación de ${email}`,
    ask: '¿Anular esta invitación?',
    askText: (email) => `El enlace que enviamos a ${email} deja de funcionar. Puede invitar a esta persona de nuevo.`,
  },

  joinCode: {
    title: 'Código para unirse',
    lead: 'Un solo código para todos, para el boletín o un cartel. Quienes lo usan esperan hasta que usted los apruebe.',
    name: 'el código',
    failed: 'No se pudo cargar el código.',
    create: 'Crear un código',
    qr: (link) => `Código QR que abre ${link}`,
    poster: 'Imprimir el cartel',
    copy: 'Copiar el enlace',
    copied: 'Copiado',
    copiedText: 'El enlace se copió al portapapeles.',
    notCopiedText: 'Seleccione el texto y cópielo a mano.',
    replaceAsk: 'Código nuevo…',
    replaceTitle: '¿Crear un código nuevo?',
    replaceText: 'El código actual deja de funcionar, y también su enlace y los carteles impresos.',
    replace: 'Crear un código nuevo',
    removeAsk: 'Quitar el código…',
    removeTitle: '¿Quitar el código?',
    removeText:
      'Su enlace y los carteles impresos dejan de funcionar. Después, la gente solo puede unirse con una invitación.',
    remove: 'Quitar el código',
  },
};
