// What agent-ui@1 speaks of. The tables themselves are in registry.generated.ts.

export type Surface = 'chat_inline' | 'side_panel' | 'canvas' | 'map_overlay';

export interface ComponentEnvelope {
  kind: 'registered_component';
  schemaVersion: 'agent-ui@1';
  component: string;
  surface: Surface;
  props: unknown;
  data?: unknown;
  fallbackText?: string;
}

export interface ChartEnvelope {
  kind: 'chart';
  schemaVersion: 'agent-ui@1';
  grammar: 'echarts-safe-subset';
  surface: Exclude<Surface, 'map_overlay'>;
  spec: unknown;
  data: unknown;
  fallbackText?: string;
}

export interface MapEnvelope {
  kind: 'map_action';
  schemaVersion: 'agent-ui@1';
  action: string;
  surface: 'map_overlay';
  params: unknown;
  fallbackText?: string;
}

export type UIEnvelope = ComponentEnvelope | ChartEnvelope | MapEnvelope;

export type RenderStatus = 'pending' | 'rendered' | 'fallback' | 'error';

// An envelope as a session keeps it.
export interface StoredEnvelope {
  envelopeId: string;
  createdAt: number;
  envelope: UIEnvelope;
  renderStatus: RenderStatus;
  error?: string;
}

// Problem is one thing that is wrong with an envelope.
export interface Problem {
  path: string;
  reason: string;
}

// Schema is the part of JSON Schema that the registry uses; true takes anything,
// false nothing.
export type Schema = boolean | SchemaObject;

export interface SchemaObject {
  $ref?: string;
  $defs?: Record<string, Schema>;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  description?: string;
  not?: SchemaObject;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema;
  propertyNames?: Schema;
  anyOf?: Schema[];
}

// Profile holds for everything inside one kind of envelope.
export interface Profile {
  bytes: number;
  depth: number;
  nodes: number;
  text: number;
  denied: { name: string; reason: string; except?: string }[];
  texts: { pattern: string; reason: string }[];
}

export interface Registry {
  version: string;
  schemaVersion: string;
  chart: { grammar: string; surfaces: Surface[]; schema: Schema; data: Schema; limits: Record<string, number> };
  components: { name: string; surfaces: Surface[]; props: Schema; data: Schema | null }[];
  mapActions: { name: string; params: Schema }[];
  map: { surface: Surface; coordinates: string; limits: Record<string, number> };
  layers: { id: string }[];
  views: { name: string; result_kinds: string[]; kind: 'chart' | 'map' }[];
  envelopes: Record<UIEnvelope['kind'], Schema>;
  profiles: Record<UIEnvelope['kind'], Profile>;
}
