export const visitor = {
  userName: 'Ada of the Lamps',
  motto: 'One more page',
  avatarUrl: '/art/1/avatars/suyin-256.webp',
} as const;
