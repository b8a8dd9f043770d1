import tseslint from 'typescript-eslint';

// One rule that Biome does not have: a drizzle statement that no one awaits does nothing at all.
export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/node_modules/**',
      '**/*.mjs',
      '{tests,bench}/vitest.config.ts',
      'examples/**/*.js',
      'test-output/**',
    ],
  },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: {
      parser: tseslint.parser,
      parserOptions: {
        projectService: {
          allowDefaultProject: [
            'vitest.config.ts',
            'loader/vitest.config.ts',
            'sdk/vitest.config.ts',
            'server/vitest.config.ts',
            'portal/vitest.config.ts',
            'server/drizzle.config.ts',
            'portal/vite.config.ts',
          ],
        },
      },
    },
    plugins: { '@typescript-eslint': tseslint.plugin },
    linterOptions: { reportUnusedDisableDirectives: 'off' },
    rules: { '@typescript-eslint/no-floating-promises': ['error', { checkThenables: true, ignoreVoid: true }] },
  },
);
