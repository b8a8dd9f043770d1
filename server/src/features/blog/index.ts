export { findPost } from './find-post.ts';
export { contentVersion, listPosts } from './list-posts.ts';
export { seedPosts } from './seed-posts.ts';
export { everyPost, setPostStatus } from './set-post-status.ts';
export { blogPosts } from './table.ts';
