import { z } from 'zod';
import { SettingError } from '../../../config/variable.ts';

/** ComfyUI's API export: nodes by id. */
const Graph = z.record(
  z.string(),
  z.looseObject({ class_type: z.string(), inputs: z.record(z.string(), z.unknown()) }),
);
export type Graph = z.infer<typeof Graph>;

export interface Values {
  prompt: string;
  negative_prompt: string;
  seed: number;
  width: number;
  height: number;
  model: string;
  /** As `/upload/image` names them. */
  reference_image: string;
  mask_image: string;
  /** From 0 to 1; 1 without a reference. */
  strength: number;
  lora: string;
  lora_weight: number;
}
export type Placeholder = keyof Values;

/** What a workflow is for, and which settings an error names. */
export interface WorkflowPurpose {
  setting: string;
  modelSetting: string;
  required: readonly Placeholder[];
  /** Placeholders that need another one. */
  needs: Partial<Record<Placeholder, Placeholder>>;
}

export const PICTURE_WORKFLOW: WorkflowPurpose = {
  setting: 'IMAGE_WORKFLOW',
  modelSetting: 'IMAGE_MODEL',
  required: ['prompt', 'seed', 'width', 'height'],
  needs: {
    reference_image: 'strength',
    mask_image: 'reference_image',
    strength: 'reference_image',
    lora: 'lora_weight',
    lora_weight: 'lora',
  },
};

const NAMES = new Set<string>([
  'prompt',
  'negative_prompt',
  'seed',
  'width',
  'height',
  'model',
  'reference_image',
  'mask_image',
  'strength',
  'lora',
  'lora_weight',
] satisfies Placeholder[]);

const isName = (name: string): name is Placeholder => NAMES.has(name);

export class Workflow {
  readonly #graph: Graph;
  readonly #placeholders: ReadonlySet<Placeholder>;

  /** Throws SettingError in one line. */
  constructor(text: string, model: string | undefined, purpose: WorkflowPurpose = PICTURE_WORKFLOW) {
    const { modelSetting, needs, required, setting } = purpose;
    const fault = (what: string) => new SettingError(`the workflow of ${setting} ${what}`);
    this.#graph = readGraph(text, fault);
    this.#placeholders = findPlaceholders(this.#graph, fault);
    const missing = [...required, ...(model === undefined ? [] : (['model'] as const))].filter(
      (name) => !this.has(name),
    );
    if (missing.length > 0) throw fault(`has no ${missing.map(quoted).join(', ')}`);
    for (const [name, other] of Object.entries(needs)) {
      if (isName(name) && this.has(name) && !this.has(other))
        throw fault(`has ${quoted(name)} without ${quoted(other)}`);
    }
    if (this.has('model') && model === undefined) throw fault(`has "%model%", so ${modelSetting} must be set`);
  }

  has(name: Placeholder): boolean {
    return this.#placeholders.has(name);
  }

  get classes(): string[] {
    return [...new Set(Object.values(this.#graph).map((node) => node.class_type))];
  }

  /** The graph to send; texts cannot become part of it. */
  filledWith(values: Values): Graph {
    return Object.fromEntries(
      Object.entries(this.#graph).map(([id, node]) => {
        const inputs = Object.entries(node.inputs).map(([name, value]) => [name, filled(value, values)]);
        return [id, { ...node, inputs: Object.fromEntries(inputs) }];
      }),
    );
  }
}

type Fault = (what: string) => SettingError;

function readGraph(text: string, fault: Fault): Graph {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw fault('is no JSON');
  }
  if (z.object({ nodes: z.array(z.unknown()) }).safeParse(json).success) {
    throw fault('is saved for the editor: export it for the API');
  }
  const { data } = Graph.safeParse(json);
  if (data === undefined || Object.keys(data).length === 0) throw fault('has no nodes with class_type and inputs');
  return data;
}

function findPlaceholders(graph: Graph, fault: Fault): Set<Placeholder> {
  const found = new Set<Placeholder>();
  for (const { inputs } of Object.values(graph)) {
    for (const value of Object.values(inputs)) {
      if (typeof value !== 'string') continue;
      for (const [whole, name = ''] of value.matchAll(/%([a-z_]+)%/g)) {
        if (!isName(name)) continue;
        // Numbers stay numbers.
        if (value !== whole) throw fault(`has other text beside ${quoted(name)}`);
        found.add(name);
      }
    }
  }
  return found;
}

function filled(value: unknown, values: Values): unknown {
  const name = typeof value === 'string' ? /^%([a-z_]+)%$/.exec(value)?.[1] : undefined;
  return name !== undefined && isName(name) ? values[name] : value;
}

const quoted = (name: Placeholder): string => `"%${name}%"`;
