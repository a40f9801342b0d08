// What each kind of result gains in a browser. Without a script everything is
// there already; here it answers to hand and keyboard.
import type { Shown } from './shown';

export function enliven(_root: HTMLElement, _shown: Shown | undefined): void {}
