-- Written by hand: drizzle has no word for FTS5. It holds its own copy of the text, because the row numbers of `verse`
-- may change under VACUUM.
CREATE VIRTUAL TABLE `verse_search` USING fts5(
	text,
	translation_id UNINDEXED,
	place UNINDEXED,
	tokenize = 'porter unicode61 remove_diacritics 2'
);
