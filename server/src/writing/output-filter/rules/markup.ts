import type { Rule } from './rule.ts';

/** Everything beyond our Markdown: tags, images, code, tables, role marks of models. Matched against the plain form. */
export const markupRules: readonly Rule[] = [
  {
    id: 'html',
    patterns: [
      /<\s*[a-z!?/%][^<]{0,400}/i,
      /&(?:#|lt|gt)/i,
      /\bon(?:error|load|click|focus|mouse\w+)\s*=/i,
      /\bstyle\s*=/i,
    ],
  },
  { id: 'image', patterns: [/!\s*\[/] },
  {
    id: 'code',
    patterns: [
      /`{3}/,
      /\{\{|\$\{|\}\}/,
      /<\?|\?>/,
      /\burl\s*\(/i,
      /\b(?:javascript|vbscript|data|file|blob)\s*:\s*\S/i,
    ],
  },
  { id: 'table', patterns: [/^\s*\|.*\|/, /\|\s*:?-{3,}/] },
  {
    id: 'forged-turn',
    whole: true,
    patterns: [
      /<\|?\s*(?:im_start|im_end|system|assistant|user|endoftext|start_header|eot)/i,
      /\[\/?(?:INST|SYS)\]|<<\/?SYS>>/i,
      /^\W{0,4}(?:system|assistant|user|human|developer|ai)\s*:/i,
      /^#{1,6}\s*(?:instruction|response|system|assistant|user)s?\b/i,
      /["'](?:role|content|system|assistant|tool_calls|function)["']\s*:/i,
      /^\s*[{[]\s*["']\w+["']\s*:/,
    ],
  },
  {
    id: 'coded',
    patterns: [
      /(?<![\w+/=])(?=[\w+/]*\d)(?=[\w+/]*[A-Z])(?=[\w+/]*[a-z])[\w+/]{20,}={0,2}/,
      /\b[0-9a-f]{16,}\b/i,
      /\S{60,}/,
      /(?:\\[xu][0-9a-f]{2,4}|%[0-9a-f]{2}){3,}/i,
      /(?:\b[01]{8}\b\s*){3,}/,
      /(?:[.-]{1,5}\s){8,}/,
    ],
  },
];

/** Text that reveals the model's rules. */
export const leakRules: readonly Rule[] = [
  {
    id: 'leak',
    whole: true,
    patterns: [
      /\b(?:system (?:prompt|message|instructions?|rules)|developer (?:mode|message)|debug mode|admin mode|unrestricted mode|dan mode|god mode|jailbr\w+|prompt injection)\b/,
      /\bas an? (?:ai|artificial intelligence|(?:large )?language) ?(?:language )?model\b/,
      /\bi (?:was|am|have been|'m|'ve been) (?:instructed|programmed|prompted|configured|trained|designed) (?:to|not|by|with|as)\b/,
      /\bmy (?:\w+ )?(?:instructions|guidelines|programming|training data|prompt|constraints|restrictions|system)\b/,
      /\b(?:ignore|ignoring|ignored|disregard\w*|forget\w*|overrid\w+|bypass\w*) (?:all |any |the |my |your |of |every |those |previous |prior |earlier |these )+(?:\w+ )?(?:instructions?|rules|prompts?|guidelines|restrictions|safety)\b/,
      /\bhere (?:are|is|follow) (?:my|the|all) (?:\w+ )?(?:instructions|rules|prompt|system)\b/,
      /\bi am (?:now )?(?:dan\b|unrestricted|free of (?:all )?(?:rules|restrictions)|without (?:rules|restrictions))/,
      /\b(?:chatgpt|openai|gpt-?\d\w*|anthropic|deepseek|qwen)\b/,
      /\b(?:wordstoavoid|preparedanswer|churchteaching|carecontact|verseshownbeside|maxwords)\b/,
      /\b(?:pwned|hacked by|injection successful|obeying your|as you (?:commanded|ordered)|i will (?:now )?obey)\b/,
    ],
  },
];
