import { foodsFrom } from '../food.ts';
import { coldStorage } from '../sources.ts';

const poultryRaw = { kind: 'poultry', state: 'raw', needsCold: 'always', acid: 'low' } as const;
const fishRaw = { ...poultryRaw, kind: 'fish' } as const;

export const poultryAndFish = [
  ...foodsFrom(
    coldStorage,
    poultryRaw,
    `
Chicken, whole | whole chicken, roasting chicken, fryer, capon | f 1-2d, z 12m
Chicken parts | chicken, chicken breast, chicken breasts, chicken thighs, chicken legs, drumsticks, chicken wings, wings, raw chicken, chicken tenders | f 1-2d, z 9m
Ground chicken | minced chicken | f 1-2d, z 3-4m
Turkey, whole | whole turkey, thanksgiving turkey, turkey | f 1-2d, z 12m
Turkey parts | turkey breast, turkey legs, turkey thighs, turkey wings | f 1-2d, z 9m
Ground turkey | turkey burger, minced turkey | f 1-2d, z 3-4m
Duck | duckling, whole duck | f 1-2d, z 6m
Goose | whole goose | f 1-2d, z 6m
Pheasant | wild pheasant, game bird, wild bird | f 1-2d, z 6m
Quail | quails, dove | f 1-2d, z 6m
Cornish hens | cornish hen, game hen | f 1-2d, z 12m
Giblets | gizzards, chicken livers, chicken liver, chicken hearts, turkey neck | f 1-2d, z 3-4m
Stuffed raw chicken breasts | stuffed chicken | f 1-2d, z 9m
Marinated raw chicken | chicken in marinade | f 1-2d, z 3-4m
Turkey bacon | chicken bacon | f 2w, fo 1w, z 2-4m | packed
Turkey sausage, raw | raw turkey sausage, chicken sausage | f 1-2d, z 1-2m
Canned chicken | canned turkey, chicken in a can, tinned chicken | p 5y, fo 3-4d | packed cold-opened
`,
  ),
  ...foodsFrom(
    coldStorage,
    fishRaw,
    `
Lean fish | cod, flounder, haddock, halibut, sole, pollock, tilapia, perch, rockfish, fish, white fish, fish fillets, walleye, bass, trout, bluegill, crappie | f 1-2d, z 4-8m
Fatty fish | salmon, tuna steaks, mackerel, catfish, bluefish, mullet, sardines fresh, fresh tuna | f 1-2d, z 2-3m
Shrimp | prawns, raw shrimp, crayfish, crawfish | f 1-3d, z 6-18m
Scallops | sea scallops, bay scallops | f 1-3d, z 6-18m
Squid | calamari, octopus | f 1-3d, z 6-18m
Clams, mussels and oysters, shucked | shucked oysters, shucked clams, shucked mussels | f 3-10d, z 3-4m
Clams, mussels and oysters, alive | live clams, live mussels, live oysters, clams, mussels, oysters, live crab | f 1-2d | nofreeze
Crab meat, fresh | crab meat, crab, lump crab | f 1-3d, z 2-4m
Crab meat, pasteurized | pasteurized crab | f 10m, fo 3-5d, z 4-10m | packed
Crab legs | king crab, snow crab, dungeness | f 2-4d, z 9-12m
Lobster, alive | live lobster, whole lobster, lobster | f 1d | nofreeze
Lobster tails | lobster tail | f 1-2d, z 8m
Caviar in a jar | caviar, roe, fish eggs | f 1-4w, fo 2d | packed nofreeze
Imitation crab | surimi, krab, crab sticks | f label, fo 3-4d, z 9m | packed
Smoked fish | smoked salmon, lox, hot smoked fish, cold smoked fish, smoked trout | f 2w, fo 3-4d, z 6-12m | packed
Pickled herring in a jar | herring, pickled herring, herring in wine sauce | f 4-6m, fo 3-4d | packed nofreeze
Canned fish | canned tuna, tuna, canned salmon, sardines, canned sardines, tuna fish, tinned fish, canned crab, canned clams, anchovies | p 2-5y, fo 3-4d | packed cold-opened
`,
  ),
];
