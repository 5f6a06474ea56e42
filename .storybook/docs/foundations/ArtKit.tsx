import { Arch } from '../../../ui/src/content/Arch/Arch';
import { Book } from '../../../ui/src/content/Book/Book';
import { countingLight, heronPass, nineLanterns, saltRoad } from '../../../ui/src/content/fixtures/books';
import { ilyas, wren } from '../../../ui/src/content/fixtures/characters';
import { NewStamp } from '../../../ui/src/content/NewStamp/NewStamp';
import { PriceTag } from '../../../ui/src/content/PriceTag/PriceTag';
import { Coin } from '../../../ui/src/primitives/Coin/Coin';
import { CoinFace, StackedCoin } from '../../../ui/src/primitives/Coin/StackedCoin';
import { Lantern } from '../../../ui/src/primitives/Lantern/Lantern';
import { Seal } from '../../../ui/src/primitives/Seal/Seal';
import { brands } from '../../../ui/src/theme/palettes';
import { tokens } from '../../../ui/src/theme/tokens';
import { book, raised, sheet, skin, swatch, swatchCell, tile, tiles, tokenName, tokenValue } from './foundations.css';

export function Objects() {
  return (
    <div className={tiles}>
      <div className={tile}>
        <Arch picture={ilyas.portrait} alt="" width={90} />
        <span className={tokenName}>Arch</span>
        <span className={tokenValue}>A character, at 1 : 1.22</span>
      </div>
      <div className={tile}>
        <div className={book}>
          <Book story={nineLanterns} sizes="110px" />
        </div>
        <span className={tokenName}>Book</span>
        <span className={tokenValue}>A story, at 2 : 3</span>
      </div>
      <div className={tile}>
        <span className={swatchCell}>
          <Coin size="large" />
          <Coin />
          <Coin size="small" />
        </span>
        <span className={tokenName}>Coin</span>
        <span className={tokenValue}>Points, the same in both brands</span>
      </div>
      <div className={tile}>
        <svg viewBox="0 0 60 60" width="90" height="90" aria-hidden="true">
          <defs>
            <CoinFace id="docs-coin" />
          </defs>
          {[44, 33, 22].map((y) => (
            <StackedCoin key={y} x={30} y={y} face="docs-coin" />
          ))}
        </svg>
        <span className={tokenName}>Stack</span>
        <span className={tokenValue}>A pack of points for sale</span>
      </div>
      <div className={tile}>
        <PriceTag>4</PriceTag>
        <span className={tokenName}>Price tag</span>
        <span className={tokenValue}>What an act costs, on the act itself</span>
      </div>
      <div className={tile}>
        <NewStamp />
        <span className={tokenName}>Stamp</span>
        <span className={tokenValue}>Published lately; set by hand, so not quite straight</span>
      </div>
      <div className={tile}>
        <Lantern />
        <span className={tokenName}>Lantern</span>
        <span className={tokenValue}>Something is busy; the words beside it say what</span>
      </div>
    </div>
  );
}

export function BrandArt() {
  return (
    <div className={sheet}>
      {brands.map((brand) => {
        const { face, base, lip } = tokens.brandArt[brand].shelf;
        return (
          <div key={brand} className={skin} data-brand={brand} data-theme="night">
            <div className={raised}>
              <Seal brand={brand} />
              The seal of {brand === 'fabula' ? 'Fabula' : 'Noctis'}
            </div>
            {Object.entries({ face, base, lip }).map(([part, color]) => (
              <div key={part} className={raised}>
                <span className={swatch} style={{ background: color }} />
                Shelf, {part}: {color}
              </div>
            ))}
          </div>
        );
      })}
    </div>
  );
}

export function Inks() {
  return (
    <div className={tiles}>
      {[countingLight, saltRoad, heronPass].map((story) => (
        <div key={story.storyId} className={tile}>
          <div className={book}>
            <Book story={story} sizes="110px" />
          </div>
          <span className={tokenValue}>Ink for {story.coverInk}</span>
        </div>
      ))}
    </div>
  );
}

export function Placeholder() {
  return (
    <Arch
      picture={{
        ...wren.portrait,
        small: 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7',
      }}
      alt=""
      width={90}
    />
  );
}
