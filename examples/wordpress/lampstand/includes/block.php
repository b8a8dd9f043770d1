<?php
/**
 * The block: chosen from the list in the editor, written into the page by the server.
 *
 * @package Lampstand
 */

defined( 'ABSPATH' ) || exit;

/** Registers the block from its description in block/block.json. */
function lampstand_register_block() {
	$block = register_block_type( dirname( LAMPSTAND_FILE ) . '/block', array( 'render_callback' => 'lampstand_render_block' ) );
	if ( $block && $block->editor_script_handles ) {
		wp_set_script_translations( $block->editor_script_handles[0], 'lampstand', dirname( LAMPSTAND_FILE ) . '/languages' );
	}
}
add_action( 'init', 'lampstand_register_block' );

/**
 * The block's markup.
 *
 * @param array<string, mixed> $attributes As the editor saved them.
 * @return string
 */
function lampstand_render_block( $attributes ) {
	$place = lampstand_place( $attributes );

	return '' === $place ? '' : sprintf( '<div %s>%s</div>', get_block_wrapper_attributes(), $place );
}

/** Hands the apps and the church to the block in the editor. */
function lampstand_tell_editor() {
	$settings = lampstand_settings();
	$apps     = array();
	foreach ( lampstand_catalogue() as $id => $app ) {
		$apps[] = array(
			'id'      => $id,
			'name'    => $app['name'],
			'summary' => $app['summary'],
		);
	}
	$told = array(
		'origin'   => $settings['origin'],
		'church'   => $settings['church'],
		'apps'     => $apps,
		'settings' => current_user_can( 'manage_options' ) ? admin_url( 'options-general.php?page=lampstand' ) : '',
	);
	wp_add_inline_script( 'lampstand-app-editor-script', 'window.lampstandEditor = ' . wp_json_encode( $told, JSON_HEX_TAG | JSON_HEX_AMP ) . ';', 'before' );
}
add_action( 'enqueue_block_editor_assets', 'lampstand_tell_editor' );
