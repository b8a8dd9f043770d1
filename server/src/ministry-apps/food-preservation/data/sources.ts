import type { TableSource } from './food.ts';

const checked = { asOf: '2026-11-23', reviewBy: '2027-11-23' };

/** Storage times: the public data of the FoodKeeper, compared row by row; the shorter of two that disagree is used. */
export const foodKeeper: TableSource = {
  name: 'FoodKeeper, US Department of Agriculture with Cornell University and FMI',
  url: 'https://www.foodsafety.gov/keep-food-safe/foodkeeper-app',
  ...checked,
};

/** Meat, poultry, fish and eggs, where it is stricter than the FoodKeeper. */
export const coldStorage: TableSource = {
  name: 'Cold Food Storage Chart, FoodSafety.gov, with the FoodKeeper',
  url: 'https://www.foodsafety.gov/food-safety-charts/cold-food-storage-charts',
  ...checked,
};

/** Breast milk and infant formula. */
export const infantFeeding: TableSource = {
  name: 'Centers for Disease Control and Prevention, storage of breast milk and infant formula',
  url: 'https://www.cdc.gov',
  ...checked,
};
