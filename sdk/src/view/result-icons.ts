// Path data on a 24 by 24 grid: the drawings of results.
export const edit = 'M5 19l.8-3.8L16.5 4.5l3 3L8.8 18.2zM14.2 6.8l3 3';
export const again = 'M19 11.5a7 7 0 1 0-1.9 5.3M19 5.5v6h-6';
export const checked = 'M12 2.8l7.5 3v5.4c0 4.6-3 8.2-7.5 10-4.5-1.8-7.5-5.4-7.5-10V5.8zM8.3 11.8l2.7 2.7 4.9-5.3';
export const info = 'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 0 0 0-17zM12 11v5M12 7.8v.1';
export const copy = 'M8.5 8.5V4.5h11v11h-4M4.5 8.5h11v11h-11z';
export const print = 'M7 9V4h10v5M7 17H4.5V9h15v8H17M7 14h10v6H7z';
export const large = 'M3 18L8 6l5 12M4.8 14h6.4M15 18l3-7 3 7m-5-2.5h4';
export const file = 'M12 4v11m-4.5-4.5L12 15l4.5-4.5M5 19.5h14';
export const calendar = 'M4.5 6.5h15v13h-15zM4.5 10.5h15M8.5 4v4M15.5 4v4';
export const letter = 'M3.5 6.5h17v11.5h-17zM4 7l8 6.5L20 7';
export const caution = 'M12 4l9 16H3zM12 10v4.5M12 17.2v.1';
