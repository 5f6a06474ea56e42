import { mix } from './color.ts';
import { svg } from './svg/markup.ts';
import type { GarmentName, HexColor } from './types.ts';

export interface Cloth {
  cloth: HexColor;
  trim: HexColor;
  line: HexColor;
  accent: HexColor;
  light: HexColor;
}

const WHITE: HexColor = '#ffffff';

function outlined(path: string, fill: HexColor, line: HexColor, strokeWidth = 6): string {
  return svg`<path d="${path}" fill="${fill}" stroke="${line}" stroke-width="${strokeWidth}"/>`;
}

function cut(path: string, fill: HexColor, line: HexColor): string {
  return svg`<path d="${path}" fill="${fill}" stroke="${line}" stroke-width="6" stroke-linejoin="round"/>`;
}

function cloak({ cloth, trim, line, accent }: Cloth): string {
  const innerFolds = 'M250 716C236 750 232 780 232 860M350 716C364 750 368 780 368 860';
  const outerFolds = 'M130 690C112 730 106 770 108 860M470 690C488 730 494 770 492 860';
  return svg`${outlined('M40 860C46 700 120 660 214 616L300 650 386 616C480 660 554 700 560 860z', cloth, line)}
    ${cut('M196 606Q300 700 404 606L430 640Q300 770 170 640z', trim, line)}
    <circle cx="300" cy="704" r="20" fill="${accent}" stroke="${line}" stroke-width="5"/>
    <circle cx="300" cy="704" r="7" fill="${line}"/>
    <path d="${innerFolds}${outerFolds}" stroke="${line}" stroke-width="4" fill="none" opacity=".6"/>`;
}

function coat({ cloth, trim, line, accent }: Cloth): string {
  return svg`${outlined('M60 860C60 712 130 668 220 628L300 720 380 628C470 668 540 712 540 860z', cloth, line)}
    ${outlined('M262 640L300 740 338 640 300 668z', mix(trim, WHITE, 0.75), line, 5)}
    ${cut('M214 586L196 640 262 770 304 730 236 626z', trim, line)}
    ${cut('M386 586L404 640 338 770 296 730 364 626z', trim, line)}
    <circle cx="300" cy="780" r="7" fill="${accent}"/>
    <path d="M120 690l34 34M480 690l-34 34" stroke="${accent}" stroke-width="5"/>`;
}

function wrap({ cloth, trim, line, accent }: Cloth): string {
  return svg`${outlined('M50 860C54 706 130 664 216 622H384C470 664 546 706 550 860z', cloth, line)}
    ${cut('M384 604L410 640 250 860H160z', trim, line)}
    ${cut('M216 604L190 640 340 860H424L286 668z', mix(trim, WHITE, 0.25), line)}
    <g fill="${accent}" opacity=".9"><circle cx="120" cy="730" r="14"/><circle cx="480" cy="722" r="14"/>
    <circle cx="96" cy="780" r="9"/><circle cx="506" cy="776" r="9"/></g>`;
}

function scarf({ cloth, trim, line, accent }: Cloth): string {
  const loop =
    'M190 604C230 646 370 646 410 604C436 640 430 680 400 694C340 720 260 720 200 694C170 680 164 640 190 604z';
  const stripes = 'M186 648C250 690 350 690 414 648M216 628C260 654 340 654 388 630M352 742l62-22M366 776l64-20';
  return svg`${outlined('M60 860C60 712 130 668 220 634H380C470 668 540 712 540 860z', cloth, line)}
    ${outlined(loop, trim, line)}
    ${cut('M330 700L366 860H440L396 690z', trim, line)}
    <path d="${stripes}" stroke="${accent}" stroke-width="5" fill="none" opacity=".85"/>`;
}

function jersey({ cloth, line, light }: Cloth): string {
  const body = 'M64 860C64 716 134 672 226 630H374C466 672 536 716 536 860z';
  const hoops = 'M90 740Q300 690 510 740M74 774Q300 724 526 774M130 704Q300 664 470 704';
  return svg`${outlined(body, mix(cloth, light, 0.8), line)}
    <path d="${hoops}" stroke="${cloth}" stroke-width="15" fill="none"/>
    ${outlined('M206 606C240 654 360 654 394 606L404 640C360 690 240 690 196 640z', cloth, line)}`;
}

function mail({ cloth, trim, line, accent }: Cloth): string {
  const leftPlate = 'M24 760C40 686 110 662 176 664C196 700 180 760 150 860H24z';
  const rightPlate = 'M576 760C560 686 490 662 424 664C404 700 420 760 450 860H576z';
  const edges = 'M44 766C64 716 112 694 164 692M556 766C536 716 488 694 436 692';
  const gorget = 'M204 600C240 640 360 640 396 600L406 652C360 696 240 696 194 652z';
  return svg`${outlined('M30 860C30 690 140 664 214 624H386C460 664 570 690 570 860z', cloth, line)}
    ${outlined(`${leftPlate} ${rightPlate}`, trim, line)}
    <path d="${edges}" stroke="${accent}" stroke-width="6" fill="none"/>
    ${outlined(gorget, mix(trim, WHITE, 0.18), line)}
    ${outlined('M300 690l22 30-22 42-22-42z', accent, line, 5)}`;
}

export const GARMENTS = { cloak, coat, wrap, scarf, jersey, mail } satisfies Record<
  GarmentName,
  (colors: Cloth) => string
>;

export function garmentSilhouette(name: GarmentName, color: HexColor): string {
  return GARMENTS[name]({ cloth: color, trim: color, line: color, accent: color, light: color });
}
