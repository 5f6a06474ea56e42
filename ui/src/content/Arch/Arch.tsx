import type { PictureValue } from '../model';
import { arch } from './Arch.css';

interface ArchProps {
  picture: PictureValue;
  /** Empty where the name stands beside the arch. */
  alt: string;
  /** CSS pixels. */
  width: number;
}

export function Arch({ picture, alt, width }: ArchProps) {
  return (
    <img
      className={arch}
      src={picture.small}
      width={width}
      height={Math.round(width * 1.22)}
      alt={alt}
      loading="lazy"
      decoding="async"
      style={{ backgroundColor: picture.color }}
    />
  );
}
