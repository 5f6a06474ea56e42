import { avatar, initial } from './Author.css';

export function Avatar({ name, url }: { readonly name: string; readonly url: string | null }) {
  if (url !== null) {
    return <img className={avatar} src={url} alt="" width={36} height={36} loading="lazy" decoding="async" />;
  }
  const [letter = '·'] = name;
  return (
    <span className={initial} aria-hidden="true">
      {letter}
    </span>
  );
}
