// The blog: loaded on its pages.
export { BlogList } from '../../blog/BlogList/BlogList';
export { BlogPost } from '../../blog/BlogPost/BlogPost';
export type { BlogPostValue, BlogTag } from '../../blog/model';
