/** Words of postings that name no skill and no duty. */
export const boilerplate: ReadonlySet<string> = new Set(
  `a about above ability able accommodation accommodations across action addition additional age all also am an and any applicant applicants application applications apply are area areas as at
based basis be become benefit benefits best both business but by can candidate candidates career check color come community company compensation competitive consideration contact country culture current currently
date day days dental description desired disability disclaimer diverse diversity do duties duty each eeo email employee employees employer employers employment environment equal equivalent essential etc even every everyone excellent expected experience experienced
family fast federal field flexible following for free friday from full fulltime function functions gender general genetic get good great group growing growth have health help here hire hiring holiday holidays hour hourly hours how
if in including inclusive individual individuals information insurance interview into is it item its job jobs join just keep key knowledge law laws least level life like list local location long look looking
make many matching may medical member members military minimum mission monday month months more most multiple must national need needed needs new night no not now number of offer offers on one open opportunities opportunity or orientation origin other our out over operating off purchases schedule schedules shift shifts taking discount assistance lane condition changes activities own using performing ensuring assisting pounds lbs associate
package paid part parttime passion pay people per perform performance person personal plan plans please position positions posting preference preferred previous prior process protected provide provided providing qualification qualifications qualified
race range rate reasonable receive regard related religion require required requirement requirements responsibilities responsibility responsible resume retirement right role salary saturday schedule-flexible see seeking sex sexual shall she should similar skill skills
some someone soon staff starting state status store strong such summary sunday support-staff take task tasks team teams than that the their them these they thing things this thursday through time title to today together top tuesday type
under up upon us use used vacation value values variety various very veteran veterans vision wage wages want way we wednesday week weekend weekends weekly weeks welcome well what when where which while who will willing with within without work worker workers working workplace world would year years yes you your`
    .split(/\s+/)
    .filter(Boolean),
);

/** A line of a posting with one of these names what must be there. */
export const requirementWords =
  /\b(?:must|required|requires?|requirements?|minimum|at least|need(?:s|ed)?|qualifications?|license[ds]?|certifi(?:ed|cations?|cates?)|valid)\b/i;
/** Things that a person has or hasn't: they are shown as the posting says them. */
export const mustHaves =
  /\b(?:years?|diploma|ged|degree|bachelor[’']?s?|associate[’']?s? degree|associate of|master[’']?s?|license|licensed|certified|certification|certificate|cdl|cpr|first aid|background check|drug (?:test|screen)|clearance|lift|pounds|lbs|bilingual|18|21|transportation|vehicle)\b/i;
