import type { PhrasingSet } from '../../../understanding/nearest.ts';
import type { Family } from './questions/index.ts';

/** Titles of jobs by field of work, as postings name them. `any` says nothing about the work. */
const titles: { readonly [family in Family | 'any']: string } = {
  any: 'job; any job; work; anything; anything that pays; part-time job; full-time job; whatever is open; summer job; not sure yet',
  'retail-food':
    'cashier; cashier at a grocery store; store clerk; sales associate in a clothing store; stocker; barista; server; waitress; waiter; host at a restaurant; cook; line cook; prep cook; dishwasher; fast food crew; crew member at McDonald’s; baker; deli clerk; bartender; gas station attendant; retail associate; bagger; kitchen help; cafeteria worker; shift at a coffee shop; Walmart; Target; Dollar General; supermarket; hair stylist; barber; nail technician; dog groomer; store team member; pizza place',
  cleaning:
    'housekeeper; hotel housekeeping; room attendant; janitor; custodian; cleaner; house cleaner; laundry worker; cleaning offices at night; groundskeeper; maid; window cleaner; custodian at a school; janitor at a hospital',
  'warehouse-driving':
    'warehouse worker; warehouse associate; order picker; packer; forklift operator; delivery driver; truck driver; CDL driver; bus driver; package handler; shipping and receiving; courier; Amazon warehouse; dock worker; mover; dispatcher; school bus driver; driver helper; UPS; FedEx; Uber; DoorDash; postal carrier; mail carrier',
  trade:
    'electrician; apprentice electrician; plumber; plumber’s helper; carpenter; framer; roofer; HVAC technician; welder; mechanic; auto technician; machinist; machine operator; assembly line worker; construction laborer; painter; mason; landscaper; maintenance technician; handyman; factory worker; tile setter; drywall installer; heavy equipment operator; manufacturing; farm worker; lawn care; solar installer; oil change technician; locksmith; construction',
  care: 'home health aide; caregiver; certified nursing assistant; CNA; nurse; registered nurse; LPN; medical assistant; personal care aide; direct support professional; hospice aide; patient care technician; dental assistant; phlebotomist; nursing home aide; social worker; case manager; physical therapy aide; hospital orderly; pharmacy technician; pharmacy tech; veterinary assistant; elder care; respite worker; peer support specialist',
  children:
    'day care teacher; preschool teacher; teacher’s aide; paraprofessional; nanny; babysitter; tutor; after-school program leader; camp counselor; elementary school teacher; school lunch monitor; substitute teacher; teacher; coach; special education aide; special ed aide; bus monitor; substitute; child care',
  office:
    'receptionist; office assistant; administrative assistant; secretary; data entry clerk; bookkeeper; accounting clerk; customer service representative; call center agent; bank teller; medical receptionist; payroll clerk; human resources assistant; office manager; executive assistant; billing specialist; front desk; legal assistant; library assistant; insurance clerk; accountant; receptionist at a vet clinic; front desk at a dentist; front desk at a clinic; scheduler; human resources; paralegal; intake specialist',
  technical:
    'software developer; programmer; web developer; IT support; help desk technician; network administrator; data analyst; systems engineer; computer technician; quality assurance tester; engineer; graphic designer; database administrator',
  sales:
    'salesperson; sales representative; car salesman; real estate agent; insurance agent; account executive; telemarketer; fundraiser; outside sales; business development; sales manager; door to door sales',
  safety:
    'security guard; security officer; corrections officer; police officer; firefighter; lifeguard; loss prevention; crossing guard; night watch; emergency medical technician; 911 operator',
  management:
    'store manager; shift supervisor; team lead; general manager; operations manager; project manager; department head; director; executive director of a nonprofit; restaurant manager; warehouse supervisor; plant manager; assistant manager; chief of staff; program manager; foreman',
  ministry:
    'pastor; associate pastor; youth pastor; children’s ministry director; worship leader; church secretary; church administrator; missionary; chaplain; music director at a church; priest; deacon; youth minister; director of religious education; church planter; organist; parish administrator; worship pastor; children’s director; nursery coordinator at a church; church planter resident',
};

export const jobTitles: PhrasingSet = {
  id: 'interview-jobs',
  phrasings: Object.entries(titles).flatMap(([id, list]) => list.split('; ').map((text) => ({ id, text }))),
};
