// How the workspace draws the components of a conversation: by the same views as
// the results of a conversation in this browser, and plainly where it has none.
import { mount, unmount } from 'svelte';
import { type ComponentRenderer, plainRenderers, type RendererRegistry } from '../../agent-ui/src/index';
import { fields } from '../wire/read';
import { readArtifact } from '../wire/event';
import ChartView from './ChartView.svelte';

const KINDS: Record<string, string> = { bazi_chart: 'bazi', ziwei_board: 'ziwei', tarot_spread: 'tarot', hexagram: 'iching' };

// chart draws a chart by its view; one that the view cannot read is drawn plainly.
function chart(kind: string, plainly: ComponentRenderer): ComponentRenderer {
  return (target, input) => {
    const data = fields(input.data);
    const artifact = readArtifact({ type: 'chart', id: String(input.props.resultId ?? 'shown'), title: input.props.title, reading: data, input: { kind, input: data?.input } });
    if (artifact?.type !== 'chart' || !artifact[kind as 'bazi' | 'ziwei' | 'tarot' | 'iching']) return plainly(target, input);
    const view = mount(ChartView, { target, props: { chart: artifact } });
    return () => void unmount(view);
  };
}

export function workspaceRenderers(): RendererRegistry {
  const renderers = plainRenderers();
  for (const [name, kind] of Object.entries(KINDS)) {
    const plainly = renderers.find(name);
    if (plainly) renderers.component(name, chart(kind, plainly));
  }
  return renderers;
}
